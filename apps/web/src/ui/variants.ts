/** What a variant may be told: one of its words, yes or no where its words are `true` and `false`. */
type Choice<Word> = Word extends 'true' | 'false' ? boolean : Word;

type Variants = Readonly<Record<string, Readonly<Record<string | number, string>>>>;
type Chosen<V extends Variants> = { readonly [Name in keyof V]?: Choice<keyof V[Name]> | undefined };

export interface Look<V extends Variants> {
  readonly base: string;
  readonly variants?: V;
  /** Added when all its variants are chosen together. */
  readonly compoundVariants?: readonly (Chosen<V> & { readonly class: string })[];
  readonly defaultVariants?: Chosen<V>;
}

/**
 * One style value per component: its variants are the component's states and sizes.
 * Class names are joined and not merged: what overrides its base says so with `!`.
 */
export function tv<const V extends Variants = Record<never, never>>(look: Look<V>): (chosen?: Chosen<V>) => string {
  const { base, variants = {} as V, compoundVariants = [], defaultVariants = {} } = look;
  const names: readonly string[] = Object.keys(variants);
  return (chosen = {}) => {
    const wordOf = (name: string): string => {
      const told: unknown = (chosen as Record<string, unknown>)[name];
      return String(told ?? (defaultVariants as Record<string, unknown>)[name] ?? false);
    };
    const classes = [base, ...names.map((name) => variants[name]?.[wordOf(name)] ?? '')];
    for (const { class: added, ...conditions } of compoundVariants)
      if (Object.entries(conditions).every(([name, word]) => wordOf(name) === String(word))) classes.push(added);
    return classes.filter(Boolean).join(' ');
  };
}
