import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import * as css from './ProductCard.css.ts';

export type ProductCardProps = {
  href: string;
  /** Product name as printed on the package. */
  name: string;
  /** URL of the picture; a placeholder is shown without one. */
  image: string | null | undefined;
  /** Text after the name; the caller adds parentheses: `(09/2028)`, `Miatsız Ürün`. */
  remark?: ReactNode;
  /** `attention` for a short expiry, `critical` for a past one. */
  remarkTone?: 'neutral' | 'attention' | 'critical';
  /** A RulerReading. */
  ruler?: ReactNode;
  /** A Money of size `large`, or the text that there is no price. */
  price: ReactNode;
  /** Below the price: the list price, struck through. */
  priceNote?: ReactNode;
  /** At the right of the price: the gain. */
  gain?: ReactNode;
  /** Last row: a ScoreBadge and a name. */
  foot?: ReactNode;
  /** At the right end of the last row: the add button. */
  action?: ReactNode;
  /** On the picture: a FavouriteButton. */
  corner?: ReactNode;
  /** Above the name: a campaign. */
  badge?: ReactNode;
  /** Loads the picture at once, for the first row of a screen. */
  eager?: boolean;
};

/** Renders one label of a LabelSheet, always in this order: picture, campaign, name, ruler, price and gain, seller. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    image,
    remark,
    remarkTone = 'neutral',
    ruler,
    price,
    priceNote,
    gain,
    foot,
    action,
    corner,
  } = props;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <ProductImage src={image} alt="" size="fill" eager={props.eager ?? false} />
        {corner ? <div className={css.corner}>{corner}</div> : null}
      </div>
      {props.badge ? <div className={css.badge}>{props.badge}</div> : null}
      <h3 className={css.name}>
        <Anchor href={href} className={css.link}>
          {name}{' '}
          {remark ? <span className={cx(css.remark, css.remarkTone[remarkTone])}>{remark}</span> : null}
        </Anchor>
      </h3>
      {ruler ? <div className={css.ruler}>{ruler}</div> : null}
      <div className={css.priceRow}>
        <div>{price}</div>
        {gain ? <div className={css.gain}>{gain}</div> : null}
        {priceNote ? <div className={css.note}>{priceNote}</div> : null}
      </div>
      {foot || action ? (
        <div className={css.foot}>
          <div className={css.footText}>{foot}</div>
          {action ? <div className={css.action}>{action}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
