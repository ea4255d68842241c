import { useState } from 'react';

/** What somebody who opens the game should know, such as that an older save was taken over. */
export function Note({ says }: { readonly says: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="toast corner" role="status">
      <div>{says}</div>
      <button type="button" className="btn sm" onClick={() => setRead(true)}>
        Close
      </button>
    </div>
  );
}
