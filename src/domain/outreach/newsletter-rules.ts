/** What is said when an address was taken. */
export const NEWSLETTER_SUCCESS = 'Almost there. We have emailed you a link: tap it to confirm.';
