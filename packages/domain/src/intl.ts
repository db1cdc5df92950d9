/** Keeps what was made by its locale and options: making a formatter takes a hundred times as long as using it. */
function made<Options, Format>(make: (locale: string, options: Options | undefined) => Format) {
  const known = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`;
    const found = known.get(key);
    if (found) return found;
    const format = make(locale, options);
    known.set(key, format);
    return format;
  };
}

/** `Intl.DateTimeFormat`, one for each locale and options. Throws RangeError as its constructor does. */
export const dateFormat = made<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

/** `Intl.NumberFormat`, one for each locale and options. Throws RangeError as its constructor does. */
export const numberFormat = made<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);
