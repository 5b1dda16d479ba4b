import type { NodeMigration } from './node-migration.ts';

/**
 * A section said only whether its row ends with a card; now it says what leads to all of its games, nothing among it.
 */
export const moreCardBecomesMore: NodeMigration = {
  widget: 'game-section',
  from: 1,
  name: 'more-card-becomes-more',
  up: (props) => {
    const { moreCard, ...rest } = props;
    if (moreCard === undefined) return props;
    // Any other value is passed on unchanged, for the checks to refuse.
    return { ...rest, more: typeof moreCard === 'boolean' ? (moreCard ? 'card' : 'button') : moreCard };
  },
};
