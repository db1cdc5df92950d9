import type { PersonInterest } from '@dossier/domain/ownership/ubo';
import { namesIn } from '../../case/people.ts';
import { reckoningOf, whyOf } from '../arithmetic.ts';
import { drawOwnership } from '../chart.ts';
import { showCountry, showMoney, showShare, showShares } from '../format.ts';
import type { Paper } from '../paper.ts';
import type { ReportData } from '../report-data.ts';
import { say } from '../texts.ts';
import { words } from '../words.ts';

export function printOwnership(paper: Paper, data: ReportData): void {
  const { entity, language } = data;
  if (entity.request.type !== 'business') return;
  paper.heading(say(language, 'ownership'), 2);
  if (!entity.ownership.open) {
    paper.paragraph(say(language, 'closed'));
    return;
  }
  const given = entity.ownership.value;
  if (!given) {
    paper.paragraph(say(language, 'unknown'));
    return;
  }
  const { answers, result } = given;
  const names = namesIn({ ownership: answers }).set('client', entity.subject.name);
  paper.paragraph(say(language, 'ownershipFrom', { number: entity.version.number }), { soft: true });
  const detail = `${entity.subject.country} ${entity.subject.number}`.trim();
  drawOwnership(paper, { name: entity.subject.name, detail }, given);
  paper.heading(say(language, 'addsUp'), 3);
  paper.table(
    [
      { head: say(language, 'owner'), width: 3 },
      { head: say(language, 'reckoning'), width: 7 },
      { head: say(language, 'interest'), width: 2 },
    ],
    result.people.map((person) => [
      person.name,
      reckoningOf(language, person, names).join('\n'),
      showShares(language, person.lowest.share, person.highest.share),
    ]),
  );
  paper.paragraph(say(language, 'exact'), { soft: true });
  printUbos(
    paper,
    data,
    result.people.filter((person) => person.isUbo !== 'no'),
  );
}

function printUbos(paper: Paper, { entity, language }: ReportData, ubos: readonly PersonInterest[]): void {
  if (!entity.ownership.open || !entity.ownership.value) return;
  const { answers, result } = entity.ownership.value;
  const people = entity.people.open ? entity.people.value : [];
  const residence = (id: string) =>
    showCountry(language, people.find((person) => person.id === id)?.countryOfResidence ?? '');
  paper.heading(say(language, 'ubos'), 3);
  if (ubos.length === 0) paper.paragraph(say(language, 'nobody', { reason: answers.nobodyReason ?? '' }));
  const standIns = people.filter((person) => person.isStandIn);
  paper.table(
    [
      { head: say(language, 'name'), width: 3 },
      { head: say(language, 'interest'), width: 2 },
      { head: say(language, 'why'), width: 5 },
      { head: say(language, 'residence'), width: 2 },
    ],
    [
      ...ubos.map((person) => [
        person.name,
        showShares(language, person.lowest.share, person.highest.share),
        whyOf(language, person, result),
        residence(person.id),
      ]),
      ...standIns.map((person) => [
        `${person.firstName} ${person.lastName}`,
        '',
        say(language, 'standIn'),
        residence(person.id),
      ]),
    ],
  );
  const rule = result.threshold.orMore ? 'ruleFrom' : 'ruleMore';
  paper.paragraph(say(language, rule, { share: showShare(language, result.threshold.share) }), { soft: true });
}

export function printPeople(paper: Paper, { entity, language }: ReportData): void {
  if (entity.request.type !== 'business') return;
  paper.heading(say(language, 'people'), 2);
  if (!entity.people.open) {
    paper.paragraph(say(language, 'closed'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'name'), width: 4 },
      { head: say(language, 'function'), width: 3 },
      { head: say(language, 'roles'), width: 4 },
      { head: say(language, 'residence'), width: 3 },
      { head: say(language, 'identity'), width: 2 },
    ],
    entity.people.value.map((person) => {
      const roles = [
        person.isUbo ? say(language, 'ubo') : '',
        person.isStandIn ? say(language, 'standIn') : '',
        person.isRepresentative ? say(language, 'representative') : '',
        person.isPrimaryContact ? say(language, 'primaryContact') : '',
      ];
      return [
        `${person.firstName} ${person.lastName}`,
        person.function,
        roles.filter(Boolean).join(', '),
        showCountry(language, person.countryOfResidence),
        words[language].statuses[person.identity],
      ];
    }),
  );
}

export function printFunds(paper: Paper, { entity, language }: ReportData): void {
  if (!entity.request.sourceOfFunds || !entity.funds.open || !entity.funds.value) return;
  const { description = '', amount = '', currency = '' } = entity.funds.value;
  paper.heading(say(language, 'funds'), 2);
  paper.pairs([
    [say(language, 'description'), description],
    [say(language, 'amount'), amount === '' ? '' : showMoney(language, amount, currency)],
  ]);
}
