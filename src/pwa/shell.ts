/** The page from which every page opens: its address, and its name among the worker's files. */
export const SHELL = '/index.html';
