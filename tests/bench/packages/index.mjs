/** Only the bench needs it, so it is a separate package, which nobody who works on the product has to install. */
export { default as autocannon } from 'autocannon';
export { default as lighthouse } from 'lighthouse';
