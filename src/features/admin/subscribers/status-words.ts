/** How far a person is with the newsletter. */
export const statusWords = {
	pending: 'Not confirmed yet',
	confirmed: 'Confirmed',
	unsubscribed: 'Unsubscribed',
} as const;
