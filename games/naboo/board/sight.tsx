import { Decor, straightPath } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { prospectsFrom } from '../sense/prospects.ts';
import type { NabooView } from '../view.ts';
import { frontOfSpace, nameIn } from './fronts.ts';
import { placeOf } from './layout.ts';
import { lineTo, type Way } from './lines.ts';
import './sight.css';

/** The piece that attacks or moves now. */
function actorOf({ frames, pieces }: NabooView): NabooView['pieces'][number] | undefined {
  const frame = frames.at(-1);
  if (!frame || !['move', 'attack', 'duel'].includes(frame.kind)) return undefined;
  return pieces.find(({ id }) => id === frame.piece);
}

/**
 * Lines of the piece that acts now. To a piece that is looked at: free, or with what stands in the way. To a space that is looked at:
 * the way there, and whom it could attack from there.
 */
export function SightLines(props: {
  readonly view: NabooView;
  readonly ways: ReadonlyMap<string, Way>;
  /** A piece or space that is looked at, as it is pointed at; nothing when none is. */
  readonly looked: string | null;
}): ReactNode {
  const { view, ways, looked } = props;
  const actor = actorOf(view);
  if (!actor || looked === null) return null;
  const name = nameIn(looked);
  if (looked.startsWith('space:')) {
    const way = ways.get(name);
    return way ? <WayThere view={view} path={way.path} /> : null;
  }
  if (!looked.startsWith('piece:') || name === actor.id) return null;
  const target = view.pieces.find(({ id }) => id === name);
  if (!target || frontOfSpace(target.space) !== frontOfSpace(actor.space)) return null;
  const line = lineTo(view, actor.id, name);
  if (!line)
    return (
      <Decor className="naboo-lines">
        <path className="naboo-ray" d={straightPath([placeOf(actor.space), placeOf(target.space)])} />
      </Decor>
    );
  return (
    <Decor className="naboo-lines">
      {line.blocks.map((hex) => (
        <path key={hex} className="naboo-blocks" d={hex} />
      ))}
      {line.grazes.map((hex) => (
        <path key={hex} className="naboo-grazes" d={hex} />
      ))}
      <path className="naboo-ray" data-free={line.free} d={straightPath([line.from, line.to])} />
    </Decor>
  );
}

function WayThere({ view, path }: { readonly view: NabooView; readonly path: readonly string[] }): ReactNode {
  const end = path.at(-1) ?? '';
  return (
    <Decor className="naboo-lines">
      {prospectsFrom(view, end).map(({ space }) => (
        <path
          key={space}
          className="naboo-ray"
          data-faint="true"
          d={straightPath([placeOf(end), placeOf(space)])}
        />
      ))}
      <path className="naboo-way" d={straightPath(path.map(placeOf))} />
    </Decor>
  );
}
