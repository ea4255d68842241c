import { useState } from 'react';
import { Notice } from './notice.tsx';

/** What somebody who opens the game should know, such as that an older save was taken over. */
export function Note({ says }: { readonly says: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice title="About this game">
      <div>{says}</div>
      <button type="button" className="button small" onClick={() => setRead(true)}>
        Close
      </button>
    </Notice>
  );
}
