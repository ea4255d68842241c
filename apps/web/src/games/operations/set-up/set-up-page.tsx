import type { OwnSetUpProps } from '../../../host/set-up.ts';

export function SetUpPage({ onBegin }: OwnSetUpProps) {
  return (
    <button type="button" className="button main" onClick={() => onBegin({ scenario: 'OBJ-SCA' }, 1, false)}>
      Start
    </button>
  );
}
