/** A text with `option values` set apart, and the words of a search marked. */
export function Marked({ text, search = '' }: { readonly text: string; readonly search?: string }) {
  const words = search.split(/\s+/).filter((word) => word.length > 1);
  const pieces = text.split(/`([^`]+)`/);
  return pieces.map((piece, i) => {
    const key = `${i}:${piece}`;
    return i % 2 === 1 ? <code key={key}>{piece}</code> : <Found key={key} text={piece} words={words} />;
  });
}

function Found({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'gi');
  return text.split(pattern).map((piece, i) => {
    const key = `${i}:${piece}`;
    return i % 2 === 1 ? <mark key={key}>{piece}</mark> : piece;
  });
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
