import { type Target, targetIn, type Words } from '@holoboard/kernel';
import { Decor, Halo, type HaloProps, HaloShape, type Point } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { grids } from '../data/track.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Front, frontOfSpace, frontOfTarget, nameIn } from './fronts.ts';
import { figureHeight, outlineOf, placeOf, slotPlace, trackOf } from './layout.ts';
import type { Way } from './lines.ts';
import { columnAhead, columnPath, slotPath } from './space.tsx';
import './targets.css';

export interface TargetsProps {
  readonly view: NabooView;
  readonly front: Front;
  readonly targets: readonly Target<NabooAction>[];
  readonly picked: readonly string[];
  readonly focused: string | null;
  readonly words: Words<NabooAction, NabooEvent, NabooView>;
  readonly ways: ReadonlyMap<string, Way>;
}

export type DiceProps = Pick<TargetsProps, 'view' | 'targets' | 'front'>;

/** Something to point at as it is drawn: along an outline, or around a point; with a number in it. */
interface Lit {
  readonly id: string;
  readonly label: string;
  readonly danger: boolean;
  readonly path?: string;
  readonly at?: Point;
  readonly text?: string;
  readonly textAt?: Point;
  /** What a space is called on its button and in the log. */
  readonly code?: string;
  /** The number of a piece, which stands at its feet. */
  readonly number?: string;
  readonly numberAt?: Point;
  /** Where the figure stands that rises from its space. */
  readonly feet?: Point;
}

const queens: Readonly<Record<string, string>> = { redQueen: 'RedQueen', purpleQueen: 'PurpleQueen' };

function spaceOfPiece({ pieces }: NabooView, id: string): string {
  return pieces.find((piece) => piece.id === id)?.space ?? '';
}

/** Numbers of dice stand above the piece that is to be struck; in the core below it, beside who stands there. */
export function dicePlace({ view, targets, front }: DiceProps, target: Target<NabooAction>): Point {
  const first = target.actions[0];
  const numbers = targets.filter(({ id }) => id.startsWith('dice:'));
  const { x, y } = placeOf(spaceOfPiece(view, first?.type === 'strike' ? first.target : ''));
  const along = (numbers.indexOf(target) - (numbers.length - 1) / 2) * 66;
  if (front !== 'core') return { x: x + along, y: y - 84 };
  const others = view.pieces.flatMap(({ space }) => (frontOfSpace(space) === front ? [placeOf(space)] : []));
  const hides = (shift: number): boolean =>
    others.some(
      (it) => Math.abs(it.x - x - shift) < numbers.length * 33 + 30 && Math.abs(it.y - y - 100) < 76,
    );
  return { x: x + along + ([0, 80, -80].find((shift) => !hides(shift)) ?? 0), y: y + 82 };
}

/** The outline of a space with somebody on it, and where he stands if he rises from it. */
function standing(space: string): Pick<Lit, 'path' | 'feet'> {
  return { path: outlineOf(space), ...(frontOfSpace(space) !== 'plains' && { feet: placeOf(space) }) };
}

/** A figure from its feet to its head. */
function bodyPath({ x, y }: Point, front: Front): string {
  const height = figureHeight[front] * 0.86;
  const half = height * 0.3;
  return `M${x - half} ${y - height}h${2 * half}V${y}h${-2 * half}Z`;
}

function litOf(props: TargetsProps, target: Target<NabooAction>): Lit | null {
  const { view, ways, words, picked } = props;
  const { id, actions } = target;
  const name = nameIn(id);
  const type = actions[0]?.type;
  const common = {
    id,
    label: targetIn(words, view, target, picked),
    danger: type === 'attack' || type === 'strike',
  };
  switch (id.split(':')[0]) {
    case 'piece': {
      const space = spaceOfPiece(view, name);
      // On the plains every unit has its name beside it; in the palace those that can be pointed at have their numbers.
      const [number] = (props.front === 'palace' && /n?\d+$/.exec(name)) || [];
      const text = number === undefined ? {} : { number, numberAt: placeOf(space) };
      return { ...common, ...standing(space), ...text };
    }
    case 'queen':
      return { ...common, ...standing(spaceOfPiece(view, queens[name] ?? '')) };
    case 'space':
    case '+space': {
      const steps = ways.get(name)?.steps;
      return {
        ...common,
        path: outlineOf(name, 0.9),
        textAt: placeOf(name),
        code: name.slice(3),
        ...(steps !== undefined && { text: String(steps) }),
      };
    }
    case 'dice':
      return { ...common, at: dicePlace(props, target), text: name };
    case 'grid': {
      const grid = grids.findIndex((each) => each.id === name);
      const column = trackOf(view.stacks).columns.find((each) => each.grid === grid && each.card === null);
      return column ? { ...common, path: columnPath(column.left) } : null;
    }
    case '+slot': {
      const ahead = columnAhead(trackOf(view.stacks).columns, view.anakin);
      return ahead ? { ...common, path: slotPath(ahead.left, Number(name)) } : null;
    }
    default:
      return null;
  }
}

/** Everything in this battle that can be pointed at, with what all of it is drawn with. */
function allLit(props: TargetsProps): readonly (Lit & { readonly common: Common })[] {
  const { view, front, targets, focused } = props;
  const lit = targets.flatMap((target) => {
    const [first] = target.actions;
    const struck = target.id.startsWith('dice:') && first?.type === 'strike' ? first.target : null;
    const there = frontOfTarget(view, struck === null ? target.id : `piece:${struck}`);
    return there === front ? (litOf(props, target) ?? []) : [];
  });
  const entry = lit.some(({ id }) => id === focused) ? focused : lit[0]?.id;
  return lit.map((thing) => ({
    ...thing,
    common: {
      id: thing.id,
      label: thing.label,
      focused: thing.id === focused,
      entry: thing.id === entry,
      tone: thing.danger ? 'danger' : 'own',
    },
  }));
}

type Common = Required<Pick<HaloProps, 'id' | 'label' | 'focused' | 'entry' | 'tone'>>;

/** The spaces, pieces, grids and slots that can be pointed at, lit along their outlines. */
export function Targets(props: TargetsProps): ReactNode {
  const lit = allLit(props);
  return (
    <>
      {lit
        // Who stands further in front is drawn later, and met first.
        .toSorted((one, other) => (one.feet?.y ?? 0) - (other.feet?.y ?? 0))
        .map(
          ({ id, common, path, feet }) =>
            path && (
              <HaloShape key={id} {...common} path={path}>
                {feet && <path className="naboo-body" d={bodyPath(feet, props.front)} />}
              </HaloShape>
            ),
        )}
      <Struck {...props} />
      <Decor className="naboo-step-numbers">
        {lit.map(
          ({ id, text, textAt, code }) =>
            textAt && (
              <text key={id} className="naboo-steps" x={textAt.x} y={textAt.y}>
                {text}
                <tspan className="naboo-code" x={textAt.x} dy={text ? 14 : 5}>
                  {code}
                </tspan>
              </text>
            ),
        )}
      </Decor>
    </>
  );
}

/** Whom the numbers of dice are for. */
function Struck({ view, front, targets }: DiceProps): ReactNode {
  const struck = targets.flatMap(({ id, actions: [first] }) =>
    id.startsWith('dice:') && first?.type === 'strike' ? [spaceOfPiece(view, first.target)] : [],
  );
  const there = [...new Set(struck)].filter((space) => frontOfSpace(space) === front);
  return (
    <Decor>
      {there.map((space) => (
        <path key={space} className="naboo-struck" d={outlineOf(space)} />
      ))}
    </Decor>
  );
}

/** The numbers of pieces, and of dice that can be pointed at: they lie above everybody. */
export function NumberTargets(props: TargetsProps): ReactNode {
  return allLit(props).map(({ id, common, at, text, number, numberAt }) => {
    if (numberAt)
      return (
        <Decor key={id}>
          <text className="naboo-piece-number" x={numberAt.x} y={numberAt.y + 17}>
            {number}
          </text>
        </Decor>
      );
    return (
      at && (
        <Halo key={id} {...common} at={at} radius={28}>
          <rect className="naboo-dice-face" x="-17" y="-17" width="34" height="34" rx="7" />
          <text className="naboo-dice-number" y="9">
            {text}
          </text>
        </Halo>
      )
    );
  });
}

/** What has been picked of an action that takes several steps. */
export function Picked({ view, front, picked }: Pick<TargetsProps, 'view' | 'front' | 'picked'>): ReactNode {
  const there = picked.filter((id) => frontOfTarget(view, id) === front);
  const ahead = columnAhead(trackOf(view.stacks).columns, view.anakin);
  return (
    <Decor className="naboo-picked">
      {there.map((id) => {
        const name = nameIn(id);
        if (id.startsWith('+slot:')) {
          const { x, y } = slotPlace(ahead?.left ?? 0, Number(name));
          return <rect key={id} x={x + 4} y={y - 11} width="22" height="22" rx="4" />;
        }
        const space = id.startsWith('piece:') ? spaceOfPiece(view, name) : name;
        return <path key={id} d={outlineOf(space, 0.98)} />;
      })}
    </Decor>
  );
}
