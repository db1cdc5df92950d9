import { joris } from '@dossier/domain/testing/sample-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { NavigateContext } from '#ui/navigate.ts';
import { OwnershipChart } from './ownership-chart.tsx';

const of = (id: string, kind: 'person' | 'company' | 'client', layer: number, name: string) => ({
  ...{ id, kind, layer, name, order: 0, isUbo: 'no' as const },
});
const chart = {
  nodes: [
    of('client', 'client', 0, 'Zilverlinde Vastgoed B.V.'),
    of('c1', 'company', 1, 'Hoekstra Beheer B.V.'),
    of(joris, 'person', 2, 'Joris van Rijsbergen with a name that does not fit'),
  ],
  edges: [],
  layers: 3,
  width: 1,
};

test('a person in the drawing leads to their page, by pointer and keyboard; companies lead nowhere [ENT-07, ENT-08]', async () => {
  const opened: string[] = [];
  await show(
    <NavigateContext value={(href) => opened.push(href)}>
      <OwnershipChart
        chart={chart}
        details={new Map()}
        interests={new Map()}
        personHref={(id) => `/external/person/${id}`}
        zoom={1}
      />
    </NavigateContext>,
    { portal: gatekeeperPortal, texts: ['ownership-chart'] },
  );
  const drawing = page.getByRole('group', { name: /^Ownership chart/ });
  await expect.element(drawing).toBeVisible();
  expect(drawing.getByRole('link').elements()).toHaveLength(1);
  const link = drawing.getByRole('link', { name: /^Joris van Rijsbergen/ });
  await expect.element(link).toHaveAttribute('href', `/external/person/${joris}`);
  await userEvent.click(link);
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual([`/external/person/${joris}`, `/external/person/${joris}`]);
});
