import { Carousel } from '@havan/ui/Carousel';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { homeTexts } from './home-texts.ts';
import * as css from './HomeSlider.css.ts';
import type { Slider } from './home-section.ts';
import { noteSlider, readViewedSliders, unseenFirst } from './viewed-sliders.ts';

/** What the market announces, one at a time; what was not seen yet comes first. */
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
      {ordered.map(({ sliderId, title, text, href }) => (
        <div key={sliderId} className={css.slide}>
          <Link href={href} variant="name">
            <Text as="span" size="large" weight="strong">
              {title}
            </Text>
          </Link>
          <Text tone="soft" lines={1}>
            {text}
          </Text>
        </div>
      ))}
    </Carousel>
  );
}
