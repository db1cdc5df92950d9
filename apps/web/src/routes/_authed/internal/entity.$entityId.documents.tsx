import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/internal/entity/$entityId/documents')({});
