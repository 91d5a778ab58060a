import type { Moment } from '@holoboard/kit';
import { Pop } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import type { Layout } from './layout.ts';
import { Bonus, Drawn, Flip, Lost, Planned } from './moments-cards.tsx';
import { Charge, Ending, MarkerLost, Miss, SectorLost } from './moments-death-star.tsx';
import { Advance, Ambush, Clash, Collapse, DuelHits, Redemption } from './moments-fronts.tsx';
import { Attack, Deployment, Flight, ReserveLost, ShipsHit } from './moments-space.tsx';
import type { BoardWords } from './words.ts';

/** The lights and movements of what is being shown. */
export function Moments(props: {
  readonly moment: Moment<EndorEvent>;
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
}): ReactNode {
  const { moment, view, layout, words } = props;
  const { event, milliseconds } = moment;
  const scene = { milliseconds, view, layout, words };
  switch (event.type) {
    case 'moved':
      return <Flight {...scene} event={event} />;
    case 'deployed':
      return <Deployment {...scene} event={event} />;
    case 'attacked':
      return <Attack {...scene} event={event} />;
    case 'fired':
      return <Charge {...scene} event={event} />;
    case 'shipsHit':
      return <ShipsHit {...scene} event={event} />;
    case 'markerDestroyed':
      return <MarkerLost {...scene} event={event} />;
    case 'sectorDestroyed':
      return <SectorLost {...scene} event={event} />;
    case 'missed':
      return <Miss {...scene} event={event} />;
    case 'reserveLost':
      return <ReserveLost {...scene} event={event} />;
    case 'won':
      return <Ending {...scene} event={event} />;
    default:
      return <OtherMoments {...props} />;
  }
}

/** What happens on the moon, in the duel, and to the cards. */
function OtherMoments(props: Parameters<typeof Moments>[0]): ReactNode {
  const { moment, view, layout, words } = props;
  const { event, milliseconds } = moment;
  const scene = { milliseconds, view, layout, words };
  switch (event.type) {
    case 'teamAdvanced':
      return <Advance {...scene} event={event} />;
    case 'ambushed':
      return <Ambush {...scene} event={event} />;
    case 'shieldDown':
      return <Collapse {...scene} event={event} />;
    case 'struck':
      return <Clash {...scene} event={event} />;
    case 'duelHits':
      return <DuelHits {...scene} event={event} />;
    case 'vaderRedeemed':
      return <Redemption {...scene} event={event} />;
    case 'flipped':
      return <Flip {...scene} event={event} />;
    case 'turnLost':
      return <Lost {...scene} event={event} />;
    case 'planned':
      return <Planned {...scene} event={event} />;
    case 'drew':
      return <Drawn {...scene} event={event} />;
    case 'bonusEarned':
      return <Bonus {...scene} event={event} />;
    case 'roundStarted':
      return (
        <Pop
          at={{ x: layout.at('deathStar').x, y: layout.at('deathStar').y - 130 }}
          text={words.roundNumber(event.round)}
          duration={milliseconds}
        />
      );
    default:
      return null;
  }
}
