/** A help topic of the operator; `id` is stable, `answer` is in paragraphs. */
export interface FaqTopic {
  id: string;
  question: string;
  answer: readonly string[];
}

/** Topics under one heading. */
export interface FaqGroup {
  title: string;
  topics: readonly FaqTopic[];
}

/**
 * The topics in which every word of the query stands, in question or answer, whatever its case or width; groups
 * without one are left out. An empty query matches all.
 */
export function matchingTopics(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const topics = group.topics.filter(({ question, answer }) => {
      const text = folded([question, ...answer].join('\n'));
      return words.every((word) => text.includes(word));
    });
    return topics.length === 0 ? [] : [{ ...group, topics }];
  });
}

/** Full-width letters and digits, as Chinese keyboards write them, count as their plain ones. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
