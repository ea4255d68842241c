import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';

/** Keeps the page for offline use, and says when a newer one is ready. */
export function NewVersion() {
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setTake(() => () => void update(true)) });
  }, []);
  if (!take) return undefined;
  return (
    <div className="toast corner" role="status">
      <div>
        <b>A newer Holofoe is ready</b>
        Your games stay as they are.
      </div>
      <button type="button" className="btn sm" onClick={take}>
        Load it
      </button>
      <button type="button" className="btn sm" onClick={() => setTake(undefined)}>
        Later
      </button>
    </div>
  );
}
