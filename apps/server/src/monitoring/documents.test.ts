import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startWorld } from '../../test/scenario.ts';

const folder = join(import.meta.dirname, '../../../../docs/monitoring');

test.each(['alerts.yml', 'grafana-dashboard.json'])('every metric that %s uses exists', async (name) => {
  const world = await startWorld();
  const page = await (await fetch(`${world.url}/metrics`)).text();
  await world.close();
  const metrics = new Set(page.matchAll(/^# TYPE (\w+)/gm).map(([, metric]) => metric));
  const used = readFileSync(join(folder, name), 'utf8').matchAll(/\b(?:dossier|process)_\w+/g);
  const missing = [...used].filter(([metric]) => !metrics.has(metric.replace(/_(?:bucket|count|sum)$/, '')));
  expect(missing.map(([metric]) => metric)).toEqual([]);
});
