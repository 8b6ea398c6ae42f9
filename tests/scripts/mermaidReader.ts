/** What stands in a state diagram, as far as the project's diagrams use Mermaid's grammar. */
interface ReadDiagram {
  /** the ids of its states, in order */
  declared: string[];
  /** the ids used by arrows, texts and notes */
  used: string[];
  /** the labels of arrows, and the texts of states and notes */
  words: string[];
  /** lines that are not recognised, and unclosed blocks */
  faults: string[];
}

const TEXT = String.raw`(?:[^#:;"<>{}%]|#\d+;|<br/>)+`;
const STATE = new RegExp(`^state "${TEXT}" as (\\w+)( \\{)?$`);
const ARROW = new RegExp(`^(\\w+|\\[\\*\\]) --> (\\w+|\\[\\*\\])(?: : (${TEXT}))?$`);
const DESCRIPTION = new RegExp(`^(\\w+) : (${TEXT})$`);
const NOTE = /^note right of (\w+)$/;

/** Parses a `stateDiagram-v2` line by line. */
export function readDiagram(diagram: string): ReadDiagram {
  const read: ReadDiagram = { declared: [], used: [], words: [], faults: [] };
  const [head = '', ...lines] = diagram.trimEnd().split('\n');
  const open: ('state' | 'note')[] = [];
  const readLine = (line: string): boolean => {
    if (open.at(-1) === 'note') {
      if (line === 'end note') return open.pop() === 'note';
      return read.words.push(line) > 0 && new RegExp(`^${TEXT}$`).test(line);
    }
    if (line === '}') return open.pop() === 'state';
    if (line === '--') return open.at(-1) === 'state';
    const [, state, composite] = STATE.exec(line) ?? [];
    if (state !== undefined) {
      if (composite !== undefined) open.push('state');
      return read.declared.push(state) > 0;
    }
    const [, from, to, label] = ARROW.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      if (label !== undefined) read.words.push(...label.split('<br/>'));
      return read.used.push(...[from, to].filter((id) => id !== '[*]')) > 0;
    }
    const [, noted] = NOTE.exec(line) ?? [];
    if (noted !== undefined) return open.push('note') > 0 && read.used.push(noted) > 0;
    const [, described, text] = DESCRIPTION.exec(line) ?? [];
    if (described === undefined || text === undefined) return false;
    read.words.push(text);
    return read.used.push(described) > 0;
  };
  if (head !== 'stateDiagram-v2') read.faults.push(head);
  for (const line of lines) if (!readLine(line.trim())) read.faults.push(line);
  return { ...read, faults: [...read.faults, ...open.map((block) => `a ${block} is not closed`)] };
}
