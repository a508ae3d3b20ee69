/** The spellings of a vertical's name, which is a plural in kebab-case. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
}

/** Returns the spellings of `price-lists`. @throws Error for anything but a name in kebab-case */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not a name in kebab-case`);
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
  };
}
