/** Waits until the letters are there, and whatever was laid out anew is; what fades or moves is brought to its end. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  await Promise.allSettled(bringToEnd().map(({ finished }) => finished));
}

/** What fades or moves is where it will be. */
export function bringToEnd(): readonly Animation[] {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  for (const each of passing) each.finish();
  return passing;
}
