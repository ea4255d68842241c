import { capital, counted, listed } from '@holofoe/kernel';
import type { Kind } from '../terms/kind.ts';
import { AFFILIATION_NAMES, ICONS, type Icon } from '../terms/traits.ts';
import { describe } from './describe.ts';
import { ICON_NAMES, SIDE_NAMES } from './phrases.ts';

/** The whole card in plain text: its title, a line for what it is, one for its numbers, then what it says. */
export function cardFace(kind: Kind): readonly string[] {
  const numbers = numbersOf(kind);
  return [
    `${kind.title} (${kind.id})`,
    typeText(kind),
    ...(numbers === '' ? [] : [numbers]),
    ...describe(kind),
    ...(kind.unsure === undefined ? [] : [`Unsure: ${kind.unsure}`]),
  ];
}

/** On the face of an objective of which nothing but the title is there. */
export const NOT_WRITTEN = 'Not written yet: no deck with this card can be played.';

/** "Unique unit of the Light Side, Jedi. Character, Force User." */
function typeText({ unique, type, side, affiliation, traits }: Kind): string {
  const what = capital(`${unique ? 'unique ' : ''}${type} of ${SIDE_NAMES[side]}`);
  const whose = type === 'affiliation' ? '' : `, ${AFFILIATION_NAMES[affiliation]}`;
  return `${what}${whose}.${traits.length === 0 ? '' : ` ${traits.join(', ')}.`}`;
}

function numbersOf(kind: Kind): string {
  const { type, cost, pilot, force, capacity, resources, reserve, priority } = kind;
  const isPaid = type === 'unit' || type === 'enhancement' || type === 'event' || type === 'mission';
  const parts = [
    isPaid ? `cost ${cost}` : '',
    pilot ? `${pilot.cost} as a pilot` : '',
    Number.isFinite(capacity) ? `damage capacity ${capacity}` : '',
    force > 0 ? counted(force, 'Force icon') : '',
    resources > 0 ? counted(resources, 'resource') : '',
    reserve > 0 ? `reserve ${reserve}` : '',
    type === 'fate' ? `priority ${priority}` : '',
  ].filter((part) => part !== '');
  const icons = iconsText(kind);
  return [parts.length === 0 ? '' : `${capital(parts.join(', '))}.`, icons === '' ? '' : `${capital(icons)}.`]
    .filter((part) => part !== '')
    .join(' ');
}

/** "2 unit damage; with the edge 1 blast damage" */
function iconsText({ icons: { normal, edge } }: Kind): string {
  const text = (counts: Readonly<Record<Icon, number>>) =>
    listed(ICONS.flatMap((icon) => (counts[icon] > 0 ? [`${counts[icon]} ${ICON_NAMES[icon]}`] : [])));
  const withEdge = text(edge);
  return [text(normal), withEdge === '' ? '' : `with the edge ${withEdge}`]
    .filter((part) => part !== '')
    .join('; ');
}
