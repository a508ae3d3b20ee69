import { Carousel } from '@havan/ui/Carousel';
import { Heading } from '@havan/ui/Heading';
import { ChevronRightIcon } from '@havan/ui/icons';
import { Anchor } from '@havan/ui/LinkProvider';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { useState } from 'react';
import { homeTexts } from './home-texts.ts';
import * as css from './HomeSlider.css.ts';
import type { Slider } from './home-section.ts';
import { noteSlider, readViewedSliders, unseenFirst } from './viewed-sliders.ts';

/** Renders the announcements of the market, one at a time; unseen ones first. */
export function HomeSlider({ sliders }: { sliders: readonly Slider[] }) {
  const [ordered] = useState(() => {
    const inOrder = unseenFirst(sliders, readViewedSliders());
    const first = inOrder[0];
    if (first) noteSlider(first.sliderId);
    return inOrder;
  });
  if (ordered.length === 0) return null;
  return (
    <Carousel label={homeTexts.announcements}>
      {ordered.map(({ sliderId, title, text, href, productImageUrls }, at) => (
        <Anchor key={sliderId} href={href} className={css.slide}>
          <span className={css.words}>
            <Heading level={2}>{title}</Heading>
            <span>{text}</span>
            <span className={css.more}>
              {homeTexts.seeProducts}
              <ChevronRightIcon />
            </span>
          </span>
          <span className={css.shelf}>
            {productImageUrls.map((src) => (
              <ProductImage key={src} src={src} alt="" size="large" eager={at <= 1} />
            ))}
          </span>
        </Anchor>
      ))}
    </Carousel>
  );
}

/** Renders the placeholder of the slider while the answer is awaited. */
export function HomeSliderPlace() {
  return (
    <div className={css.place}>
      <Shimmer kind="block" height={360} label={homeTexts.loading} said />
    </div>
  );
}
