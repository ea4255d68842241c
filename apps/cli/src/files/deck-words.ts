/** The names and headings in the file of a deck, in whatever form it is: which game it is for, they say. */
export function wordsOf(text: string): readonly string[] {
  if (/^\s*[{[]/.test(text)) return quotedIn(text);
  return /^\s*</.test(text) ? taggedIn(text) : linesOf(text).flatMap(namesOfLine);
}

/** JSON that is broken too. */
function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(/"((?:[^"\\\n]|\\.){1,200})"/g)].map(([, word = '']) => word);
}

/** What stands between tags, and the names of sections. */
function taggedIn(text: string): readonly string[] {
  const between = [...text.matchAll(/>([^<>\n]{1,200})</g)];
  const names = [...text.matchAll(/\bname\s*=\s*["']([^"'\n]{1,200})["']/gi)];
  return [...between, ...names].map(([, word = '']) =>
    word.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.trim().slice(0, 200));
}

/** "2x A Hero's Journey (set 1)" names a card; "Affiliation: Jedi" a heading and one. */
function namesOfLine(line: string): readonly string[] {
  const [, heading, rest = ''] = /^([^:]{1,40}):(.*)$/.exec(line) ?? [];
  return heading === undefined ? [bare(line)] : [bare(heading), bare(rest), bare(line)];
}

/** Without bullets, copies and remarks in brackets. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^[-*•#]+\s*/, '')
    .replace(/^\d+\s*[x×]\s+|^\d+\s+(?=\D)/i, '')
    .replace(/\s+[x×]\d+$|\s*[([][^()[\]]*[)\]]$/i, '')
    .trim();
}
