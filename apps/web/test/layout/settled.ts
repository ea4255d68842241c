/** Waits until the letters are there, and whatever was laid out anew, fades or moves has come to its end. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
