import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { faultsOf } from './looking.ts';
import { keptOperations, openOperations } from './operations.ts';
import { activations, OPERATIONS_CLOSELY, POSITIONS } from './operations-states.ts';

const visit = visitor();

test.each(OPERATIONS_CLOSELY)(
  'axe finds nothing, and nothing reaches out sideways: $name',
  async (screen) => {
    const page = await visit('/', { settings: { theme: 'system', speed: 0 }, colorScheme: 'dark' });
    await screen.open(page);
    expect(await faultsOf(page, { ...screen, isTable: false })).toEqual([]);
  },
);

test('by the keyboard: Tab to your side, an arrow to a character, Enter activates it, U takes it back', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openOperations(page, POSITIONS.turn());
  const before = await keptOperations(page);
  const [label = ''] = activations(before);
  const character = page.getByRole('region', { name: 'Your side' }).getByRole('button', { name: label });
  await character.focus();
  await page.keyboard.press('Enter');
  const after = await keptOperations(page, before.position);
  expect(activations(after)).not.toContain(label);
  await page.keyboard.press('u');
  await expect.poll(async () => activations(await keptOperations(page))).toContain(label);
});
