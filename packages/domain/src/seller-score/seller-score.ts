/** Parts of a seller's score. */
export const scoreParts = ['dispatch', 'supply', 'expiry', 'returns', 'ratings'] as const;
export type ScorePart = (typeof scoreParts)[number];

export interface ScorePartRule {
  readonly label: string;
  /** Share of the score, in percent. */
  readonly weight: number;
  /** Days for which a result counts. */
  readonly days: number;
  /** Description of a good result, for sellers and for the rules of the market. */
  readonly sentence: string;
}

/** Rules of the parts; the weights add up to 100. Used by the rules page and the computation. */
export const scorePartRules: Readonly<Record<ScorePart, ScorePartRule>> = {
  dispatch: {
    label: 'Zamanında gönderim',
    weight: 30,
    days: 90,
    sentence: 'Siparişin kargoya son teslim saatinden önce gönderilmesi.',
  },
  supply: {
    label: 'Eksiksiz gönderim',
    weight: 25,
    days: 90,
    sentence:
      'Sipariş edilen adetlerin tamamının gönderilmesi; satıcının iptal ettiği sipariş hiç gönderilmemiş sayılır.',
  },
  expiry: {
    label: 'Doğru miat',
    weight: 20,
    days: 180,
    sentence: 'Miadı geçmiş ya da ilandakinden kısa ürün nedeniyle haklı bulunan bir iade talebi olmaması.',
  },
  returns: {
    label: 'Haksız çıkılan iade olmaması',
    weight: 10,
    days: 180,
    sentence:
      'Platformun alıcıyı haklı bulduğu bir iade talebi olmaması; satıcının kendiliğinden kabul ettiği iadeler puanı düşürmez.',
  },
  ratings: {
    label: 'Değerlendirmeler',
    weight: 15,
    days: 365,
    sentence: 'Alıcıların tamamlanan siparişlere verdiği puanların ortalaması.',
  },
};

/** Number of assumed earlier results of each part, all with `priorValue`, so that few results have little effect. */
export const priorFacts = 30;
/** Initial value of a part. */
export const priorValue = 0.9;
/** Maximum results of one buyer that count in a part. */
export const factsOfBuyer = 3;
/** Minimum orders for a score. */
export const ordersForScore = 5;
/** Number of orders below which a score is marked as not settled. */
export const ordersForSettledScore = 30;
/** The score from which a seller has the badge, and which its pages name as the next aim (specification §4). */
export const topScore = 9.4;
/** Days within which a seller may appeal against a result. */
export const appealDays = 14;
/** Maximum change of a score by all results of a single buyer. */
export const mostInfluenceOfBuyer = (10 * factsOfBuyer) / (factsOfBuyer + priorFacts);

/** Results of one buyer in one part. */
export interface BuyerTally {
  readonly buyerId: number;
  readonly facts: number;
  /** Sum of their values, each from 0 (bad) to 1 (good). */
  readonly good: number;
}

export type ScoreFacts = Readonly<Record<ScorePart, readonly BuyerTally[]>>;

export interface PartScore {
  readonly part: ScorePart;
  /** From 0 to 1. */
  readonly value: number;
  readonly facts: number;
  readonly buyers: number;
  /** Share of the value that comes from results and not from the initial value, 0 to 1. */
  readonly confidence: number;
  /** Gain of the score if every result of the part had been good. */
  readonly gain: number;
}

export interface SellerScore {
  /** From 0 to 10. */
  readonly score: number;
  /** Whether there are enough orders to show the score to buyers. */
  readonly isShown: boolean;
  readonly isSettled: boolean;
  readonly parts: readonly PartScore[];
  /** Number of perfect orders of new buyers until `topScore`; 0 when reached, null above `mostOrdersAhead`. */
  readonly ordersToTop: number | null;
}

const mostOrdersAhead = 500;

/** Returns the summed weights and weighted values of the buyers of a part, each buyer limited. */
function sumsOf(tallies: readonly BuyerTally[]): { readonly weight: number; readonly good: number } {
  let weight = 0;
  let good = 0;
  for (const tally of tallies) {
    if (tally.facts <= 0) continue;
    const share = Math.min(tally.facts, factsOfBuyer);
    weight += share;
    good += (share * tally.good) / tally.facts;
  }
  return { weight, good };
}

const valueOf = ({ weight, good }: { readonly weight: number; readonly good: number }): number =>
  (good + priorFacts * priorValue) / (weight + priorFacts);

const weighted = (part: ScorePart, value: number): number => (value * scorePartRules[part].weight) / 10;

/** Returns the score of a seller, 0 to 10, without its parts. */
export const scoreOf = (facts: ScoreFacts): number =>
  scoreParts.reduce((sum, part) => sum + weighted(part, valueOf(sumsOf(facts[part]))), 0);

/**
 * Returns the score of a seller with its parts. Each buyer counts for at most `factsOfBuyer` results of a
 * part, and each part starts with `priorFacts` assumed results; a better result never lowers the score.
 */
export function sellerScore(facts: ScoreFacts): SellerScore {
  const orders = facts.dispatch.reduce((sum, tally) => sum + tally.facts, 0);
  const parts = scoreParts.map((part): PartScore => {
    const sums = sumsOf(facts[part]);
    const value = valueOf(sums);
    return {
      part,
      value,
      facts: facts[part].reduce((sum, tally) => sum + tally.facts, 0),
      buyers: facts[part].filter((tally) => tally.facts > 0).length,
      confidence: sums.weight / (sums.weight + priorFacts),
      gain: weighted(part, valueOf({ ...sums, good: sums.weight }) - value),
    };
  });
  return {
    score: scoreOf(facts),
    isShown: orders >= ordersForScore,
    isSettled: orders >= ordersForSettledScore,
    parts,
    ordersToTop: ordersToTop(facts),
  };
}

function ordersToTop(facts: ScoreFacts): number | null {
  const sums = scoreParts.map((part) => ({ part, ...sumsOf(facts[part]) }));
  const after = (orders: number): number =>
    sums.reduce((sum, { part, weight, good }) => {
      // Not every order is rated.
      const more = part === 'ratings' ? 0 : orders;
      return sum + weighted(part, valueOf({ weight: weight + more, good: good + more }));
    }, 0);
  for (let orders = 0; orders <= mostOrdersAhead; orders++) if (after(orders) >= topScore) return orders;
  return null;
}

/** Returns the effect of one result of a buyer: the score with it minus the score without it. */
export function effectOf(facts: ScoreFacts, part: ScorePart, buyerId: number, value: number): number {
  const without = facts[part].map((tally) =>
    tally.buyerId === buyerId ? { ...tally, facts: tally.facts - 1, good: tally.good - value } : tally,
  );
  return scoreOf(facts) - scoreOf({ ...facts, [part]: without });
}

/** Returns the score as stored and shown, in tenths; null with too few orders. */
export const scoreTenths = (score: SellerScore): number | null =>
  score.isShown ? Math.round(score.score * 10) : null;
