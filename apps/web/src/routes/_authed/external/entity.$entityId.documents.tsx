import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/entity/$entityId/documents')({});
