import { type HouseGame, isPlayable, offered, titleIn } from '@holoboard/games';
import { aboutIn } from '@holoboard/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { download, fileName, fileTrouble, takeFile } from '../files.ts';
import { Dialog } from '../parts/dialog.tsx';
import { GameArt } from '../parts/game-art.tsx';
import { Page } from '../parts/page.tsx';
import { shelfText } from '../parts/saved-trouble.tsx';
import { addressOf } from '../routes.ts';
import { type Listed, type SaveProblem, savedGames } from '../saved-games.ts';
import type { SavedSummary } from '../shelf.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import './home.css';

/** The start: what can be gone on with, the games, and the games this device has played to their end. */
export function Home() {
  const { app, home } = useWords();
  const [listed, setListed] = useState<Listed | null>(null);
  const [removing, setRemoving] = useState<SavedSummary | null>(null);
  const refresh = (): void => {
    void savedGames.list().then(setListed);
  };
  useEffect(refresh, []);
  const remove = async (id: string): Promise<void> => {
    await savedGames.remove(id);
    setRemoving(null);
    refresh();
  };
  const saved = listed?.games ?? [];
  const unfinished = saved.filter(({ outcome }) => !outcome);
  const finished = saved.filter(({ outcome }) => outcome);
  return (
    <Page title={app.name} intro={app.tagline}>
      {listed?.problem && <ShelfTrouble problem={listed.problem} onRetry={refresh} />}
      <SavedGroup title={home.unfinished} games={unfinished} onRemove={setRemoving} />
      <div className="games">
        {offered.map((room) => (
          <GameCard key={room.id} room={room} />
        ))}
      </div>
      <SavedGroup title={home.finished} games={finished} onRemove={setRemoving} />
      {listed && !listed.problem && saved.length === 0 && <p className="quiet">{home.nothingSaved}</p>}
      <OpenFile />
      {removing && (
        <Dialog title={home.removeTitle} onClose={() => setRemoving(null)}>
          <p>{home.removeText}</p>
          <div className="buttons">
            <button type="button" className="button danger" onClick={() => void remove(removing.id)}>
              {home.remove}
            </button>
            <button type="button" className="button" onClick={() => setRemoving(null)}>
              {home.keep}
            </button>
          </div>
        </Dialog>
      )}
    </Page>
  );
}

/** Says why the saved games are not listed, and that they are not lost. */
function ShelfTrouble({ problem, onRetry }: { readonly problem: SaveProblem; readonly onRetry: () => void }) {
  const { problems } = useWords();
  return (
    <div className="card shelf-trouble" role="alert">
      <p>{shelfText(problem, problems)}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={problem === 'newer' ? () => location.reload() : onRetry}
        >
          {problem === 'newer' ? problems.reload : problems.tryAgain}
        </button>
      </div>
    </div>
  );
}

function GameCard({ room }: { readonly room: HouseGame }) {
  const { far, home } = useWords();
  const { id, picture, workshops } = room;
  const language = useLanguage();
  const about = aboutIn(room, language);
  const playable = isPlayable(room);
  return (
    <article className="game" data-playable={playable}>
      {playable && <GameArt picture={picture} />}
      <div className="game-text">
        <h2>{about.title}</h2>
        {playable && <p>{about.summary}</p>}
        <p className="quiet small">{playable ? about.facts : `${home.inTheMaking} · ${about.facts}`}</p>
        {playable && (
          <div className="buttons">
            <Link className="button primary large" href={addressOf.new(id)}>
              {home.play}
              <span className="unseen">{about.title}</span>
            </Link>
            <Link className="button" href={addressOf.friends(id)}>
              {far.friends}
              <span className="unseen">{about.title}</span>
            </Link>
            <Link className="button" href={addressOf.learn(id)}>
              {home.learn}
            </Link>
            <Link className="button bare" href={addressOf.rules(id)}>
              {home.rules}
            </Link>
            {workshops?.map(({ id: workshop, title }) => (
              <Link key={workshop} className="button bare" href={addressOf.make(id, workshop)}>
                {title[language] ?? title.en}
              </Link>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

function SavedGroup({
  title,
  games,
  onRemove,
}: {
  readonly title: string;
  readonly games: readonly SavedSummary[];
  readonly onRemove: (game: SavedSummary) => void;
}) {
  if (games.length === 0) return null;
  return (
    <section className="saved">
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <SavedGame key={game.id} saved={game} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}

function SavedGame({
  saved,
  onRemove,
}: {
  readonly saved: SavedSummary;
  readonly onRemove: (game: SavedSummary) => void;
}) {
  const words = useWords();
  const { home } = words;
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const winners = saved.seats.filter((_, seat) => saved.outcome?.ranks[seat] === 1);
  const title = titleIn(saved.game, language);
  const exportFile = async (): Promise<void> => {
    const text = await savedGames.read(saved.id).catch(() => undefined);
    if (text !== undefined) download(text, fileName(saved.game, saved.created));
  };
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="quiet small">
          {home.against(saved.seats.map(({ name }) => personName(name, words)))} · {home.steps(saved.steps)} ·{' '}
          {saved.outcome &&
            `${winners.length === 1 ? home.won(personName(winners[0]?.name ?? '', words)) : home.draw} · `}
          <time dateTime={new Date(saved.updated).toISOString()}>{when.format(saved.updated)}</time>
        </p>
      </div>
      <div className="buttons">
        <Link
          className={saved.outcome ? 'button' : 'button primary'}
          href={saved.outcome ? addressOf.replay(saved.id) : addressOf.play(saved.id)}
        >
          {saved.outcome ? home.watch : home.continue}
          <span className="unseen">{title}</span>
        </Link>
        <button type="button" className="button bare" onClick={() => void exportFile()}>
          {home.export}
        </button>
        <button type="button" className="button bare" onClick={() => onRemove(saved)}>
          {home.remove}
        </button>
      </div>
    </li>
  );
}

/** Opens a game from a file. */
function OpenFile() {
  const { home, problems } = useWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { id, resumable } = await takeFile(await file.text(), Date.now());
      navigate(resumable ? addressOf.play(id) : addressOf.replay(id));
    } catch (error) {
      setProblem(fileTrouble(error, problems));
    }
  };
  return (
    <div className="open-file">
      <label className="button">
        {home.open}
        <input
          className="unseen"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {problem !== null && <p role="alert">{home.openFailed(problem)}</p>}
    </div>
  );
}
