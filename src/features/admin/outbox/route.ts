import { readOutbox } from '#api/admin-ledgers.ts';

export { OutboxScreen as Component } from './OutboxScreen.tsx';

export const loader = async () => ({ title: 'Outbox', mails: await readOutbox() });
