/** What a plain language does not say. */
export function unsaid(): never {
  throw new Error('The language of this game does not say that.');
}

/** All of it, for any reading of effects. */
export const UNSAID = {
  cards: unsaid,
  amount: unsaid,
  rule: unsaid,
  each: unsaid,
  times: unsaid,
  unless: unsaid,
  lasting: unsaid,
  later: unsaid,
  name: unsaid,
  cancel: unsaid,
  instead: unsaid,
};
