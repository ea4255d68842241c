import { expect, test } from 'vitest';
import { kindOf } from '../src/cards/number.ts';
import { effectWorth } from '../src/players/effect-worth.ts';
import { mostOfActions } from '../src/players/most-of-actions.ts';
import { cxOf } from '../src/rules/battle.ts';
import type { Action } from '../src/rules/topics.ts';
import { battleToLookAt } from '../src/vocabulary/language.ts';
import { configOf, randomGame } from './random-game.ts';

test('no action is ever worth more to the greedy player than the most that it reckons with', () => {
  let looks = 0;
  for (let seed = 0; seed < 12; seed++) {
    randomGame(configOf(seed), seed, {
      at(state, request) {
        if (request.kind !== 'decide') return;
        for (const { topic, seat, options } of request.asks) {
          if (topic !== 'action') continue;
          for (const action of options as readonly Action[]) {
            if (action.do !== 'use' || mostOfActions(action.card) === Number.POSITIVE_INFINITY) continue;
            const { name, abilities, actions } = kindOf(action.card);
            for (const i of actions) {
              const ability = abilities[i];
              if (!ability || !('action' in ability)) continue;
              const worth = effectWorth(cxOf(battleToLookAt(state), seat, action.card), ability.action);
              expect(worth, `${name}, seed ${seed}`).toBeLessThanOrEqual(mostOfActions(action.card) + 1e-9);
              looks++;
            }
          }
        }
      },
    });
  }
  expect(looks).toBeGreaterThan(20);
});
