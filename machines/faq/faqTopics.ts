/** A help topic of the operator; `id` is stable, `answer` is a list of paragraphs. */
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
 * The topics that contain every word of the query in the question or the answer, ignoring case and width. Groups
 * without a match are left out. An empty query matches everything.
 */
export function matchingTopics(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = folded(query).split(/\s/);
  return groups.flatMap((group) => {
    const topics = group.topics.filter(({ question, answer }) => {
      const text = folded([question, ...answer].join('\n'));
      return words.every((word) => text.includes(word));
    });
    return topics.length === 0 ? [] : [{ ...group, topics }];
  });
}

/** Maps full-width letters and digits, as Chinese keyboards produce them, to plain ones. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
