/**
 * Types and functions with which PostgreSQL returns the same results as SQLite.
 *
 * `json_text`: JSON in its original notation. `rec_value`: one value of any type, compared as a row in which a missing
 * number sorts last, so numbers sort before texts, and an absent value is NULL.
 */
export const postgresFunctions = `
DO $$ BEGIN
  IF to_regtype('json_text') IS NULL THEN CREATE DOMAIN json_text AS text COLLATE "C"; END IF;
  IF to_regtype('rec_value') IS NULL THEN CREATE TYPE rec_value AS (num double precision, txt text COLLATE "C"); END IF;
END $$;

CREATE TABLE IF NOT EXISTS _feed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, instance text NOT NULL, entry text NOT NULL,
  at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS _shared (
  key text COLLATE "C" PRIMARY KEY, value text NOT NULL DEFAULT '', count integer NOT NULL DEFAULT 0,
  expires timestamptz NOT NULL);

-- The lock is held until the transaction has committed: ids are given in the order of commits.
CREATE OR REPLACE FUNCTION rec_publish(instance text, entries text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310003);
  INSERT INTO _feed (instance, entry) SELECT rec_publish.instance, value FROM json_array_elements(entries::json) WITH ORDINALITY e(value, n) ORDER BY n;
  PERFORM pg_notify('rec_feed', '');
END $$;

CREATE OR REPLACE FUNCTION rec_text(x double precision) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN x = trunc(x) AND abs(x) < 9.2e18 THEN x::bigint::text ELSE x::text END $$;

CREATE OR REPLACE FUNCTION rec_text(x rec_value) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((x).txt, rec_text((x).num)) $$;

CREATE OR REPLACE FUNCTION rec_of_text(x text) RETURNS rec_value LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN x IS NOT NULL THEN ROW(NULL, x)::rec_value END $$;

CREATE OR REPLACE FUNCTION rec_of_number(x double precision) RETURNS rec_value LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN x IS NOT NULL THEN ROW(x, NULL)::rec_value END $$;

CREATE OR REPLACE FUNCTION rec_guess(x text) RETURNS rec_value LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF x IS NULL THEN RETURN NULL; END IF;
  IF x ~ '^\\s*[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?\\s*$' THEN RETURN ROW(x::double precision, NULL)::rec_value; END IF;
  RETURN ROW(NULL, x)::rec_value;
EXCEPTION WHEN numeric_value_out_of_range THEN RETURN ROW(NULL, x)::rec_value;
END $$;

CREATE OR REPLACE FUNCTION rec_guess(x rec_value) RETURNS rec_value LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN (x).txt IS NULL THEN x ELSE rec_guess((x).txt) END $$;

CREATE OR REPLACE FUNCTION rec_real(x double precision) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN x = trunc(x) AND abs(x) < 1e15 THEN x::bigint::text || '.0' ELSE x::text END $$;

CREATE OR REPLACE FUNCTION rec_acos(x double precision) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN x BETWEEN -1 AND 1 THEN acos(x) END $$;

-- Signs that no text of PostgreSQL can hold: NUL, and halves of a pair.
CREATE OR REPLACE FUNCTION rec_writable(x text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN strpos(x, '\\u') = 0 THEN x
    ELSE regexp_replace(x, '(?<!\\\\)((?:\\\\\\\\)*)\\\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\1\\\\ufdd0', 'g') END $$;

CREATE OR REPLACE FUNCTION rec_at(x text, path text[]) RETURNS rec_value LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE j json; kind text;
BEGIN
  IF x IS NULL OR x = '' THEN RETURN NULL; END IF;
  j := rec_writable(x)::json #> path;
  kind := json_typeof(j);
  IF kind = 'string' THEN RETURN ROW(NULL, j #>> '{}')::rec_value; END IF;
  IF kind = 'number' THEN RETURN ROW((j #>> '{}')::double precision, NULL)::rec_value; END IF;
  IF kind = 'boolean' THEN RETURN ROW(CASE WHEN j::text = 'true' THEN 1 ELSE 0 END, NULL)::rec_value; END IF;
  IF kind = 'null' OR kind IS NULL THEN RETURN NULL; END IF;
  RETURN ROW(NULL, j::text)::rec_value;
EXCEPTION WHEN data_exception THEN RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rec_each(x text) RETURNS SETOF text LANGUAGE plpgsql IMMUTABLE ROWS 3 AS $$
DECLARE j json;
BEGIN
  IF left(x, 1) = '[' THEN
    BEGIN
      j := rec_writable(x)::json;
    EXCEPTION WHEN data_exception THEN j := NULL;
    END;
  END IF;
  IF j IS NULL THEN RETURN NEXT x; ELSE RETURN QUERY SELECT json_array_elements_text(j); END IF;
END $$;

CREATE OR REPLACE FUNCTION rec_length(x text) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF x IS NULL OR x = '' THEN RETURN 0; END IF;
  IF left(x, 1) = '[' THEN RETURN json_array_length(x::json); END IF;
  RETURN 1;
EXCEPTION WHEN data_exception THEN RETURN 1;
END $$;
`;
