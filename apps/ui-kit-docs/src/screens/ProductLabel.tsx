import { FavouriteButton } from '@havan/ui/FavouriteButton';
import { IconButton } from '@havan/ui/IconButton';
import { PlusIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { ProductCard } from '@havan/ui/ProductCard';
import { RulerReading } from '@havan/ui/RulerReading';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { Text } from '@havan/ui/Text';
import { gradeOf, marginText, type SampleProduct, scoreText } from '../sample/products.ts';

/** Renders a sample product as a ProductCard. */
export function ProductLabel({ product }: { product: SampleProduct }) {
  const near = product.months !== null && product.months < 8;
  return (
    <ProductCard
      href={`#${product.id}`}
      name={product.name}
      image={product.image}
      remark={product.months === null ? product.expiry : `(${product.expiry})`}
      remarkTone={near ? 'attention' : 'neutral'}
      ruler={
        product.months === null ? undefined : (
          <RulerReading
            text={product.expiry}
            value={product.months}
            tone={near ? 'attention' : 'positive'}
            remark={near ? `${product.months} ay, yakın miat` : `${product.months} ay`}
          />
        )
      }
      price={<Money value={product.price} size="large" />}
      priceNote={
        <>
          PSF <Money value={product.psf} strike bare quiet />
        </>
      }
      gain={marginText(product.price, product.psf)}
      foot={
        <>
          <ScoreBadge value={scoreText(product.score)} grade={gradeOf(product.score)} label="Satıcı puanı" />
          <Text as="span" size="tiny" tone="soft" truncate>
            {product.seller}
          </Text>
        </>
      }
      action={
        <IconButton
          label={`${product.name}, sepete ekle`}
          icon={<PlusIcon />}
          variant="outline"
          tone="action"
          size="small"
        />
      }
      corner={<FavouriteButton liked={product.id === '5'} name={product.name} onToggle={() => undefined} />}
    />
  );
}
