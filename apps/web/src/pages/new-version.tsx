import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Keeps the page for offline use, and says when a newer one is ready; not at a table, which has no room for it. */
export function NewVersion() {
  const [location] = useLocation();
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setTake(() => () => void update(true)) });
  }, []);
  if (!take || location.startsWith('/play/')) return undefined;
  return (
    <div className="toast across" role="status">
      <div>
        <b>A newer Holofoe is ready</b>
        Your games stay as they are.
      </div>
      <button type="button" className="button small" onClick={take}>
        Load it
      </button>
      <button type="button" className="button small" onClick={() => setTake(undefined)}>
        Later
      </button>
    </div>
  );
}
