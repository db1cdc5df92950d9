import { createFileRoute } from '@tanstack/react-router';
import { BillingScreen } from '#features/billing/billing-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';

export const Route = createFileRoute('/_authed/external/billing')({
  staticData: { page: 'billing' },
  loader: () => loadTexts('billing'),
  component: BillingScreen,
});
