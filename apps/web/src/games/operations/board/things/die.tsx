import { dieKey } from '@holofoe/kernel';
import { type DieView, faceWords } from '@holofoe/operations';
import { Actable } from '../../../../board/actable.tsx';
import { lookOf } from '../../faces/card-face.tsx';
import { DieFace } from '../../faces/shapes.tsx';
import { useModel } from '../model/model.ts';
import { standingOf } from '../model/standing.ts';

/** A die in a pool: it rolls when it shows another side. */
export function Die({ die, where }: { readonly die: DieView; readonly where: string }) {
  const model = useModel();
  const { id, called, face, value, side } = die;
  return (
    <Actable
      rove={`${where} die ${die.die}`}
      place={where}
      className={`die look-${lookOf(id)}${model.travel > 0 ? ' rolls' : ''}`}
      standing={standingOf(model, dieKey(die.die))}
      says={`Die of ${called}: ${faceWords(face, value)}.`}
      onAct={({ key }) => model.choosing.choose(key)}
      onRead={(how) => model.read(how ? id : undefined, how ?? 'hover')}
      onPoint={(act, isOn, at) => {
        model.choosing.point(isOn ? act?.key : undefined, at);
        model.look(isOn ? die : undefined);
      }}
    >
      <span key={side} className="die-cube">
        <DieFace face={face} value={value} />
      </span>
      <span className="die-of" aria-hidden="true">
        {called}
      </span>
    </Actable>
  );
}
