import './staff-icons.ts';
import { type ReactNode, useState } from 'react';
import { Badge, type Tone } from './badge.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { Checkbox } from './checkbox.tsx';
import { CodeField } from './code-field.tsx';
import { ComboBox } from './combo-box.tsx';
import { DataTable } from './data-table.tsx';
import { DateField } from './date-field.tsx';
import { DateParts } from './date-parts.tsx';
import { Deadline } from './deadline.tsx';
import { Empty } from './empty.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileRow } from './file-row.tsx';
import { loadedIcons } from './first-icons.ts';
import { Gate } from './gate.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { MoneyField } from './money-field.tsx';
import { Panel } from './panel.tsx';
import { PersonCard } from './person-card.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SectionProgress } from './section-progress.tsx';
import { Segments } from './segments.tsx';
import { Select } from './select.tsx';
import { LoadingLines } from './skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';
import { type DisplayStatus, statusDisplay } from './status-display.ts';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { TextLink } from './text-link.tsx';

// Every component in its states, for development (`npm run dev`, then /kit.html) and for the accessibility audit.

const noop = () => {};
const variants: { variant: ButtonVariant; icon: IconName; label: string }[] = [
  { variant: 'primary', icon: 'shield-check', label: 'Verify' },
  { variant: 'secondary', icon: 'download', label: 'Download' },
  { variant: 'ghost', icon: 'x', label: 'Clear' },
  { variant: 'danger', icon: 'trash', label: 'Delete' },
  { variant: 'danger-quiet', icon: 'x-circle', label: 'Reject' },
];
const tones: Tone[] = ['info', 'ok', 'warn', 'bad', 'idle'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 border-b border-line pb-2 text-12 font-semibold text-ink-2">{title}</h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}

function Fields() {
  const [text, setText] = useState('TR-2026-0431');
  const [code, setCode] = useState('419');
  const [day, setDay] = useState('2026-11-24');
  const [query, setQuery] = useState('');
  const [amount, setAmount] = useState('345000000');
  return (
    <>
      <Part title="Text fields">
        <TextField label="Reference" hint="Your own number" value={text} onChange={setText} />
        <TextField label="First name" value="" onChange={noop} error="First name is required" />
        <TextField label="Phone" optional placeholder="+31 6 …" value="" onChange={noop} />
        <TextField label="Registration number" hint="From the register" value="68412097" isReadOnly />
        <TextField label="Not available" value="Disabled" isDisabled />
        <TextArea label="Remarks" value="Keys are handed over on 1 December." onChange={noop} rows={2} />
        <MoneyField label="Amount" currency="EUR" value={amount} onChange={setAmount} />
      </Part>
      <Part title="Select, combobox, date, code">
        <Select label="Legal form" options={[{ id: 'BV', label: 'Private company (BV)' }]} value="BV" onChange={noop} />
        <Select
          label="Legal form"
          options={[]}
          value=""
          placeholder="Choose"
          onChange={noop}
          error="Choose a legal form"
        />
        <ComboBox
          label="Contact"
          options={[{ id: 'a', label: 'Marit Hoekstra', detail: 'marit@zilverlinde.example' }]}
          text={query}
          onText={setQuery}
          value=""
          onChange={() => setQuery('Marit Hoekstra')}
          onCreate={noop}
        />
        <DateField label="Deadline" hint="A date after today" value={day} onChange={setDay} />
        <CodeField label="Code" value={code} onChange={setCode} error="invalid code" />
        <DateParts
          label="Expiry date"
          value="2031-4-"
          onChange={noop}
          error="Valid expiry date is required for identity document"
        />
      </Part>
    </>
  );
}

function Choices() {
  return (
    <Part title="Checkbox, radio, switch, segments">
      <Checkbox>Rest</Checkbox>
      <Checkbox isSelected>Chosen</Checkbox>
      <Checkbox isIndeterminate>Some chosen</Checkbox>
      <Checkbox error="Error">Error</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <RadioGroup
        label="Plain"
        options={[
          { id: 'a', label: 'Rest' },
          { id: 'b', label: 'Chosen' },
        ]}
        value="b"
        onChange={noop}
      />
      <RadioGroup
        label="Cards"
        look="cards"
        options={[
          { id: 'a', label: 'Yes', hint: 'I act for this company' },
          { id: 'b', label: 'No', hint: 'Another person does' },
        ]}
        value="a"
        onChange={noop}
      />
      <Switch>Off</Switch>
      <Switch isSelected>On</Switch>
      <Segments
        label="Client"
        options={[
          { id: 'b', label: 'Business', icon: 'building' },
          { id: 'p', label: 'Natural person', icon: 'user' },
        ]}
        value="b"
        onChange={noop}
      />
    </Part>
  );
}

function Buttons() {
  return (
    <Part title="Buttons">
      {variants.map(({ variant, icon, label }) => (
        <div key={variant} className="flex gap-3">
          <Button variant={variant} icon={icon}>
            {label}
          </Button>
          <Button variant={variant} icon={icon} isDisabled>
            {label}
          </Button>
          <Button variant={variant} icon={icon} isPending>
            {label}
          </Button>
        </div>
      ))}
      <div className="flex gap-2">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <IconButton icon="more" label="More" variant="secondary" />
        <IconButton icon="more" label="More" />
        <Button variant="primary" icon="plus" shortcut="N">
          With key
        </Button>
      </div>
    </Part>
  );
}

function Statuses() {
  return (
    <Part title="Status words">
      {(Object.keys(statusDisplay) as DisplayStatus[]).map((status) => (
        <div key={status} className="grid grid-cols-2">
          <span>
            <StatusBadge status={status} />
          </span>
          <StatusBadge status={status} isBare />
        </div>
      ))}
    </Part>
  );
}

function Parts() {
  return (
    <>
      <Buttons />
      <Statuses />
      <Fields />
      <Choices />
      <Part title="Files">
        <FileDrop onFiles={noop} />
        <FileRow
          name="KvK-uittreksel.pdf"
          icon="file-check"
          detail="1.2 MB · 4 pages"
          aside={<StatusBadge status="verified" isBare />}
        />
        <FileRow name="Aandeelhoudersregister.pdf" progress={0.64} onCancel={noop} />
        <FileRow
          name="structuur-scan.png"
          icon="image"
          error="File is too large. Maximum size is 20MB"
          onRemove={noop}
        />
      </Part>
      <Part title="Banners">
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} title="Information.">
            The register was read today. <TextLink href="#">Try again</TextLink>
          </Banner>
        ))}
      </Part>
      <Part title="Table">
        <Panel isFlush>
          <div data-flush="">
            <DataTable
              label="Sample"
              rowId={(row) => row.name}
              rows={[
                { name: 'Oostpoort Logistics B.V.', on: '2020-11-14' },
                { name: 'Zilverlinde Vastgoed B.V.', on: new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10) },
              ]}
              columns={[
                { id: 'name', title: 'Name', isRowHeader: true, cell: (row) => row.name },
                { id: 'status', title: 'Status', cell: () => <StatusBadge status="waiting" isBare /> },
                { id: 'deadline', title: 'Deadline', cell: (row) => <Deadline date={row.on} /> },
              ]}
            />
          </div>
        </Panel>
      </Part>
      <Part title="Empty, skeleton, gates, tabs">
        <Panel>
          <Empty
            title="No items found"
            action={
              <Button variant="primary" size="sm" icon="plus">
                Start new onboarding
              </Button>
            }
          >
            Start with your first onboarding
          </Empty>
        </Panel>
        <Panel>
          <LoadingLines />
        </Panel>
        <Tabs
          label="Tabs"
          current="o"
          tabs={[
            { id: 'o', label: 'Overview', href: '#' },
            { id: 'd', label: 'Documents', href: '#', count: 9 },
            { id: 's', label: 'Screening', href: '#', count: '2 open' },
          ]}
        />
        <Stepper
          label="Steps"
          current="b"
          steps={[
            { id: 'a', label: 'Specify client' },
            { id: 'b', label: 'Provide further details' },
            { id: 'c', label: 'Upload documents' },
          ]}
        />
        <Gate gate="access required" />
        <Gate gate="onboarding in progress" />
      </Part>
      <Part title="Icons">
        <div className="flex flex-wrap gap-3">
          {(Object.keys(loadedIcons) as IconName[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Part>
    </>
  );
}

function ClientParts() {
  return (
    <div data-portal="client" className="col-span-full grid gap-8 md:grid-cols-3">
      <div className="flex flex-col gap-5">
        <TextField label="First name" hint="As in your passport" value="Marit" onChange={noop} />
        <TextField label="Last name" value="" onChange={noop} error="Last name is required" />
        <Button variant="primary" isBlock>
          Save and continue
        </Button>
        <Button variant="primary" isBlock isPending>
          Submitting...
        </Button>
        <Button isBlock icon="arrow-left">
          Back
        </Button>
      </div>
      <div className="flex flex-col gap-5">
        <ErrorSummary
          errors={[
            { field: 'a', message: 'Last name is required' },
            { field: 'b', message: 'Valid expiry date is required for identity document' },
          ]}
        />
        <RadioGroup
          label="Do you act for this company?"
          look="cards"
          options={[
            { id: 'a', label: 'Yes', hint: 'I act for this company' },
            { id: 'b', label: 'No', hint: 'Another person does' },
          ]}
          value="a"
          onChange={noop}
        />
      </div>
      <div className="flex flex-col gap-5">
        <SectionProgress sections={['done', 'done', 'done', 'current', 'ahead', 'ahead', 'ahead']} />
        <PersonCard
          name="Joris van Rijsbergen"
          detail="Owner, 43%"
          aside={
            <Badge icon="alert" tone="warn">
              Incomplete
            </Badge>
          }
          actions={
            <>
              <TextLink href="#">Change</TextLink>
              <TextLink href="#">Remove</TextLink>
            </>
          }
        />
        <Checkbox isSelected>My answers are complete and true</Checkbox>
        <Banner tone="info">We read this from the register.</Banner>
        <DateParts label="Birth date" value="1988-03-04" onChange={noop} />
        <CodeField label="Code" value="7038" onChange={noop} />
      </div>
    </div>
  );
}

export function KitSheet() {
  return (
    <main className="mx-auto grid max-w-[1440px] gap-x-8 gap-y-9 px-10 py-8 md:grid-cols-3">
      <h1 className="col-span-full text-24 font-semibold">Kit</h1>
      <Parts />
      <ClientParts />
    </main>
  );
}
