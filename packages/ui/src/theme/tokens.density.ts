import type { DensityTokens } from './token-type.ts';

/** Both densities use multiples of 4 px (`compact` also of 2), so that rulers and lines are at whole pixels. */
export const comfortable: DensityTokens = {
  space: {
    none: '0px',
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    l: '24px',
    xl: '32px',
    xxl: '48px',
    xxxl: '64px',
  },
  control: { small: '32px', medium: '40px', large: '56px' },
  row: { standard: '52px', comparing: '64px' },
};

export const compact: DensityTokens = {
  space: {
    none: '0px',
    xxs: '2px',
    xs: '6px',
    s: '8px',
    m: '12px',
    l: '16px',
    xl: '24px',
    xxl: '32px',
    xxxl: '48px',
  },
  control: { small: '28px', medium: '32px', large: '48px' },
  row: { standard: '40px', comparing: '52px' },
};

/** Heights of controls on touch screens: at least 40 px in either density. */
export const touch: DensityTokens['control'] = { small: '40px', medium: '44px', large: '56px' };
