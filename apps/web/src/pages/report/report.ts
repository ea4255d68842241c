import { download, fileName } from '../../keep/files.ts';
import { settings } from '../../settings/settings-store.ts';

export interface Trouble {
  /** What the person writes. */
  readonly says: string;
  /** The text of the game's save, where there is a game. */
  readonly save: string | undefined;
  /** What went wrong, where the page knows it. */
  readonly error?: unknown;
}

/** One file with everything that shows a problem once more. */
export function downloadReport(trouble: Trouble): void {
  download(fileName('report'), JSON.stringify(reportOf(trouble), undefined, 2));
}

function reportOf({ says, save, error }: Trouble): unknown {
  return {
    report: 1,
    at: new Date().toISOString(),
    version: __HOLOFOE_VERSION__,
    says,
    error: error instanceof Error ? { message: error.message, stack: error.stack } : error,
    page: location.pathname,
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
    settings: settings(),
    save: readable(save),
  };
}

/** A damaged save is told as it is. */
function readable(save: string | undefined): unknown {
  try {
    return save === undefined ? undefined : JSON.parse(save);
  } catch {
    return save;
  }
}
