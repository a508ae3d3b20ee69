/** Parts of a seller's score. */
export const scoreParts = ['dispatch', 'supply', 'expiry', 'returns', 'ratings'] as const;
export type ScorePart = (typeof scoreParts)[number];

export interface ScorePartRule {
  readonly label: string;
  /** Its share of the score, in percent. */
  readonly weight: number;
  /** How long a fact counts, in days. */
  readonly days: number;
  /** Description of a good result, for sellers and in the rules of the market. */
  readonly sentence: string;
}

/** One row a part; the weights add up to 100. The page of the rules and the computation both read it. */
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

/** A part begins as if this many facts had been seen before, all of `priorValue`: few facts move it little. */
export const priorFacts = 30;
/** The value of a part of which nothing is known. */
export const priorValue = 0.9;
/** However much one buyer orders, it counts as at most this many facts of a part. */
export const factsOfBuyer = 3;
/** With fewer orders than this a seller has no score. */
export const ordersForScore = 5;
/** With fewer orders than this a score is marked as not settled. */
export const ordersForSettledScore = 30;
/** The score that the filter of buyers asks for (specification §4 "Score colours"). */
export const topScore = 9.4;
/** Within this many days of a fact its seller may appeal against it. */
export const appealDays = 14;
/** The most that everything a single buyer does can move a score. */
export const mostInfluenceOfBuyer = (10 * factsOfBuyer) / (factsOfBuyer + priorFacts);

/** The facts of one buyer in one part. */
export interface BuyerTally {
  readonly buyerId: number;
  readonly facts: number;
  /** The sum of their values, each from 0 (bad) to 1 (good). */
  readonly good: number;
}

export type ScoreFacts = Readonly<Record<ScorePart, readonly BuyerTally[]>>;

export interface PartScore {
  readonly part: ScorePart;
  /** From 0 to 1. */
  readonly value: number;
  readonly facts: number;
  readonly buyers: number;
  /** How much of the value comes from facts and not from the beginning, 0 to 1. */
  readonly confidence: number;
  /** How much higher the score would be had every fact of the part been good. */
  readonly gain: number;
}

export interface SellerScore {
  /** From 0 to 10. */
  readonly score: number;
  /** Whether there are enough orders for buyers to see it. */
  readonly isShown: boolean;
  readonly isSettled: boolean;
  readonly parts: readonly PartScore[];
  /** Faultless orders of new buyers until `topScore`; 0 when it is reached, null beyond `mostOrdersAhead`. */
  readonly ordersToTop: number | null;
}

const mostOrdersAhead = 500;

/** Weight and weighted good of the buyers of a part, each bounded. */
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

/** Returns the score of a seller, 0 to 10, without its reasons. */
export const scoreOf = (facts: ScoreFacts): number =>
  scoreParts.reduce((sum, part) => sum + weighted(part, valueOf(sumsOf(facts[part]))), 0);

/**
 * Returns the score of a seller with what it is made of. Each buyer counts for at most `factsOfBuyer` facts
 * of a part, and each part begins as if it had seen `priorFacts` facts before; a better fact never lowers the
 * score.
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
      // Not every order gets a rating.
      const more = part === 'ratings' ? 0 : orders;
      return sum + weighted(part, valueOf({ weight: weight + more, good: good + more }));
    }, 0);
  for (let orders = 0; orders <= mostOrdersAhead; orders++) if (after(orders) >= topScore) return orders;
  return null;
}

/** Returns how much one fact of a buyer moves the score: the score with it less the score without it. */
export function effectOf(facts: ScoreFacts, part: ScorePart, buyerId: number, value: number): number {
  const without = facts[part].map((tally) =>
    tally.buyerId === buyerId ? { ...tally, facts: tally.facts - 1, good: tally.good - value } : tally,
  );
  return scoreOf(facts) - scoreOf({ ...facts, [part]: without });
}

/** The score as it is kept and shown to buyers, in tenths; null where there are too few orders. */
export const scoreTenths = (score: SellerScore): number | null =>
  score.isShown ? Math.round(score.score * 10) : null;
