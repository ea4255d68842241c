import { cardKey, counted } from '@holofoe/kernel';
import { type AttachedView, type CharacterView, kindById, type SupportView } from '@holofoe/operations';
import { Actable } from '../../../../board/actable.tsx';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { lookOf, spokenName } from '../../faces/card-face.tsx';
import { glyphOf } from '../../faces/glyphs.ts';
import { Sides } from '../../faces/shapes.tsx';
import { useModel } from '../model/model.ts';
import { standingOf } from '../model/standing.ts';
import { HealthBar, Shields } from './health.tsx';

/** A character or support in play, a plate with what is attached to it; a second line only where there is room. */
export function Holder({
  holder,
  where,
}: {
  readonly holder: CharacterView | SupportView;
  readonly where: string;
}) {
  const model = useModel();
  const kind = kindById(holder.id);
  if (!kind) return null;
  const { card, id, called, ready, damage, upgrades, downgrades, dice } = holder;
  const isCharacter = 'health' in holder;
  const left = isCharacter ? holder.health - damage : 0;
  const isElite = isCharacter && holder.elite;
  return (
    <div className={`holder look-${lookOf(id)}${ready ? '' : ' is-exhausted'}`}>
      <Actable
        rove={`${where} ${card}`}
        place={where}
        className={`plate character look-${lookOf(id)}`}
        standing={standingOf(model, cardKey(card))}
        says={`${called}. ${spokenName(id)}.${isCharacter ? ` ${left} of ${holder.health} health, ${counted(holder.shields, 'shield')}.` : ''} ${ready ? 'Ready' : 'Exhausted'}.`}
        onAct={({ key }) => model.choosing.choose(key)}
        onRead={(how) => model.read(how ? id : undefined, how ?? 'hover')}
        onPoint={(act, isOn, at) => {
          model.choosing.point(isOn ? act?.key : undefined, at);
          model.look(isOn ? holder : undefined);
        }}
      >
        <span className="art" aria-hidden="true">
          <span className="holo">
            <Glyph name={glyphOf(kind)} />
          </span>
        </span>
        <span className="plate-body" aria-hidden="true">
          <span className="plate-head">
            <b className="plate-name">{called}</b>
            <span className={ready ? 'state' : 'state exhausted'}>{ready ? 'ready' : 'exhausted'}</span>
          </span>
          <span className="plate-type">
            {[
              kind.subtypes[0] ?? kind.type,
              ...(isElite ? ['elite'] : []),
              ...(dice.length > 0 ? [counted(dice.length, 'die', 'dice')] : []),
              ...(isCharacter && holder.guardian ? ['guardian'] : []),
              ...(isCharacter && holder.hunter ? ['hunter'] : []),
            ].join(' · ')}
          </span>
          {isCharacter ? (
            <>
              <HealthBar left={left} of={holder.health} coming={model.coming.get(card)} />
              <Shields shields={holder.shields} />
            </>
          ) : (
            damage > 0 && <span className="plate-type">{damage} damage</span>
          )}
          {kind.die && <Sides die={kind.die} />}
        </span>
      </Actable>
      {upgrades.length + downgrades.length > 0 && (
        <div className="attached">
          {upgrades.map((each) => (
            <Attached key={each.card} attached={each} where={where} isHarmful={false} />
          ))}
          {downgrades.map((each) => (
            <Attached key={each.card} attached={each} where={where} isHarmful />
          ))}
        </div>
      )}
    </div>
  );
}

function Attached({
  attached: { card, id, name, called, used },
  where,
  isHarmful,
}: {
  readonly attached: AttachedView;
  readonly where: string;
  readonly isHarmful: boolean;
}) {
  const model = useModel();
  const kind = kindById(id);
  return (
    <Actable
      rove={`${where} ${card}`}
      place={where}
      className={`upgrade-chip look-${lookOf(id)}${isHarmful ? ' is-harmful' : ''}`}
      standing={standingOf(model, cardKey(card))}
      says={`${called}. ${spokenName(id)}.${used ? ' Its action was used.' : ''}`}
      onAct={({ key }) => model.choosing.choose(key)}
      onRead={(how) => model.read(how ? id : undefined, how ?? 'hover')}
      onPoint={(act, isOn, at) => {
        model.choosing.point(isOn ? act?.key : undefined, at);
        model.look(isOn ? { card, id } : undefined);
      }}
    >
      <span className="chip-words" aria-hidden="true">
        {kind && <Glyph name={glyphOf(kind)} />}
        <span>{name}</span>
      </span>
    </Actable>
  );
}
