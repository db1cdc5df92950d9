/** Values of a variant; booleans where its keys are `true` and `false`. */
type Choice<Word> = Word extends 'true' | 'false' ? boolean : Word;

type Variants = Readonly<Record<string, Readonly<Record<string | number, string>>>>;
type Chosen<V extends Variants> = { readonly [Name in keyof V]?: Choice<keyof V[Name]> | undefined };

export interface StyleOptions<V extends Variants> {
  readonly base: string;
  readonly variants?: V;
  /** Added when all its variants are selected together. */
  readonly compoundVariants?: readonly (Chosen<V> & { readonly class: string })[];
  readonly defaultVariants?: Chosen<V>;
}

/**
 * One style per component: its variants are the component's states and sizes. Class names are concatenated, not
 * merged: an override of the base uses `!`.
 */
export function tv<const V extends Variants = Record<never, never>>(
  options: StyleOptions<V>,
): (chosen?: Chosen<V>) => string {
  const { base, variants = {} as V, compoundVariants = [], defaultVariants = {} } = options;
  const names: readonly string[] = Object.keys(variants);
  return (chosen = {}) => {
    const valueFor = (name: string): string => {
      const chosenValue: unknown = (chosen as Record<string, unknown>)[name];
      return String(chosenValue ?? (defaultVariants as Record<string, unknown>)[name] ?? false);
    };
    const classes = [base, ...names.map((name) => variants[name]?.[valueFor(name)] ?? '')];
    for (const { class: added, ...conditions } of compoundVariants)
      if (Object.entries(conditions).every(([name, word]) => valueFor(name) === String(word))) classes.push(added);
    return classes.filter(Boolean).join(' ');
  };
}
