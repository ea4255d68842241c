import { type ReactNode, useEffect, useRef } from 'react';

/** Something over the page until it is closed; the focus then goes back to where it was. */
export function Dialog({
  name,
  onClose,
  children,
}: {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="over" aria-label={name} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className="btn sm">
          Close
        </button>
      </form>
      {children}
    </dialog>
  );
}
