const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 minutes ago" */
export function ago(at: number, now: number = Date.now()): string {
  const passed = now - at;
  if (passed < MINUTE) return 'Just now.';
  if (passed < HOUR) return `${counted(passed / MINUTE, 'minute')} ago.`;
  if (passed < DAY) return `${counted(passed / HOUR, 'hour')} ago.`;
  if (passed < 2 * DAY) return 'Yesterday.';
  return `${counted(passed / DAY, 'day')} ago.`;
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}
