/** Needed by the bench alone: a package of its own, so that nobody who works on the product installs it. */
export { default as autocannon } from 'autocannon';
export { default as lighthouse } from 'lighthouse';
