import type { Places } from '#domain/articles/places.ts';
import type { AskedList } from './asked-list.ts';

/** What the page of a list shows: what its address asks for, and the places by which articles are drawn. */
export interface ArticlesView {
	title: string;
	asked: AskedList;
	places: Places;
}
