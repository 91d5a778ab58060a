import { refuse } from '@holoboard/kernel';
import type { WorkshopProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import { layouts } from '../data/tables.ts';
import { type TerrainId, terrainKinds } from '../data/terrain.ts';
import { readTable, tableProblem } from '../phases/custom-table.ts';
import { type DrawnTable, keptTables, readTableLink, tableLink } from './keeping.ts';
import { TableCanvas } from './table-canvas.tsx';
import {
  newSketch,
  type Sketch,
  scaledBy,
  sketchesOf,
  textOf,
  turnedBy,
  withCorner,
  withoutCorner,
} from './table-drawing.ts';
import { boardWords } from './words.ts';
import { explainedIn, Kept, Sharing, withSaved } from './workshop-parts.tsx';
import './table-workshop.css';

interface Drawn {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly sketches: readonly Sketch[];
}

const blank: Drawn = { name: '', width: 36, height: 36, sketches: [] };
const kinds = Object.keys(terrainKinds) as TerrainId[];

function drawnFrom({ name, text }: DrawnTable): Drawn {
  const table = readTable(text);
  return { name, width: table.width / 1000, height: table.height / 1000, sketches: sketchesOf(table) };
}

/** The table editor: circles and blocks of every kind of terrain, to be saved, shared, and played on. */
export function TableWorkshop({ language, text, linkTo }: WorkshopProps): ReactNode {
  const words = boardWords(language);
  const { editor } = words;
  const brought = text === '' ? null : readTableLink(text);
  const [drawn, setDrawn] = useState<Drawn>(() => (brought ? drawnFrom(brought) : blank));
  const [players, setPlayers] = useState(2);
  const [picked, pick] = useState(-1);
  const [kind, setKind] = useState<TerrainId>('forest');
  const [bad, setBad] = useState(text !== '' && brought === null);
  const [kept, setKept] = useState<readonly DrawnTable[]>(() => keptTables.all());
  const [saved, setSaved] = useState('');
  const { name, width, height, sketches } = drawn;
  const made: DrawnTable = { name, text: textOf(width * 1000, height * 1000, sketches) };
  const table = readTable(made.text);
  const found = tableProblem(table, players);
  const problem = explainedIn(language, found && refuse(found.clause, { piece: found.piece }));
  const change = (index: number, next: Sketch): void =>
    setDrawn({ ...drawn, sketches: sketches.map((each, i) => (i === index ? next : each)) });
  const add = (circle: boolean): void => {
    const middle = { x: width * 500, y: height * 500 };
    setDrawn({ ...drawn, sketches: [...sketches, newSketch(kind, circle, middle)] });
    pick(sketches.length);
  };
  const keep = (things: readonly DrawnTable[]): boolean => {
    setKept(things);
    return keptTables.keep(things);
  };
  const open = (thing: DrawnTable): void => {
    setDrawn(drawnFrom(thing));
    pick(-1);
  };
  const read = async (file: File | undefined): Promise<void> => {
    const thing = file && readTableLink(await file.text());
    setBad(!thing);
    if (thing) open(thing);
  };
  const sketch = sketches[picked];
  const deeds: readonly (readonly [text: string, act: (one: Sketch) => Sketch])[] = [
    [editor.larger, (one) => scaledBy(one, 1.1)],
    [editor.smaller, (one) => scaledBy(one, 1 / 1.1)],
    [editor.turn, (one) => turnedBy(one, 15)],
    [editor.addCorner, withCorner],
    [editor.dropCorner, withoutCorner],
  ];
  return (
    <div className="tactical-workshop tactical-editor">
      <TableCanvas
        width={width}
        height={height}
        sketches={sketches}
        players={players}
        picked={picked}
        onPick={pick}
        onChange={change}
        language={language}
      />
      <div className="tactical-editor-tools">
        <div className="tactical-workshop-fields">
          <label>
            {editor.from}
            <select
              value=""
              onChange={({ target }) => {
                const layout = layouts.find(({ id }) => id === target.value);
                if (target.value === 'blank') setDrawn(blank);
                if (layout)
                  setDrawn({
                    ...{ name: layout.name, width: layout.width / 1000, height: layout.height / 1000 },
                    sketches: sketchesOf(layout),
                  });
                pick(-1);
              }}
            >
              <option value="">–</option>
              <option value="blank">{editor.blank}</option>
              {layouts.map((layout) => (
                <option key={layout.id} value={layout.id}>
                  {layout.name}
                </option>
              ))}
            </select>
          </label>
          {(['width', 'height'] as const).map((side) => (
            <label key={side}>
              {editor[side]}
              <input
                type="number"
                min={12}
                max={96}
                value={drawn[side]}
                onChange={({ target }) =>
                  setDrawn({ ...drawn, [side]: Math.max(1, Math.min(96, Math.round(Number(target.value)))) })
                }
              />
            </label>
          ))}
          <label>
            {editor.players}
            <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
              {[2, 3, 4].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            {editor.kind}
            <select
              value={sketch?.terrain ?? kind}
              onChange={({ target }) => {
                const terrain = target.value as TerrainId;
                setKind(terrain);
                if (sketch) change(picked, { ...sketch, terrain });
              }}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {words.terrain[each]}: {words.movement[terrainKinds[each].movement]},{' '}
                  {words.sight[terrainKinds[each].sight]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {editor.name}
            <input
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => setDrawn({ ...drawn, name: target.value })}
            />
          </label>
        </div>
        <div className="buttons">
          <button type="button" className="button" onClick={() => add(true)}>
            {editor.addCircle}
          </button>
          <button type="button" className="button" onClick={() => add(false)}>
            {editor.addPolygon}
          </button>
          {sketch && (
            <>
              {deeds.map(([label, act]) => (
                <button
                  key={label}
                  type="button"
                  className="button"
                  onClick={() => change(picked, act(sketch))}
                >
                  {label}
                </button>
              ))}
              <button
                type="button"
                className="button danger"
                onClick={() => {
                  setDrawn({ ...drawn, sketches: sketches.filter((_, i) => i !== picked) });
                  pick(-1);
                }}
              >
                {editor.remove}
              </button>
            </>
          )}
        </div>
        <p role="status" className="tactical-builder-verdict" data-legal={problem === null}>
          {problem ? `${problem.text} (${problem.clause})` : editor.legal}
        </p>
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            disabled={name === ''}
            onClick={() => keep(withSaved(kept, made)) && setSaved(made.text)}
          >
            {editor.save}
          </button>
          <a
            className="button"
            download={`${name || 'table'}.txt`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(tableLink(made))}`}
          >
            {editor.export}
          </a>
          <label className="button">
            {editor.import}
            <input
              className="unseen"
              type="file"
              accept=".txt,text/plain"
              onChange={({ target }) => {
                void read(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <span role="status">{saved === made.text ? editor.saved : ''}</span>
        </div>
        {bad && <p role="alert">{editor.bad}</p>}
        <Sharing link={linkTo(tableLink(made))} words={editor} />
        <Kept
          title={editor.kept}
          none={editor.none}
          open={editor.open}
          remove={editor.delete}
          things={kept}
          onOpen={open}
          onRemove={(index) => keep(kept.filter((_, i) => i !== index))}
        />
      </div>
    </div>
  );
}
