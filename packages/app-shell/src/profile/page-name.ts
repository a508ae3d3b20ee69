/**
 * Returns the name that a page has in `Master/GetPageParameters`: the first part of its path, `homepage`,
 * `cart`, `payment`; of the account area the second, `orders`, `wallet`. What is no letter or hyphen is left
 * out.
 */
export function pageNameOf(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  const name = first === 'myprofile' && second ? second : first;
  return name.replaceAll(/[^a-z-]/g, '').slice(0, 40) || 'homepage';
}
