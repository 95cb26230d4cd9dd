/**
 * The same function, which keeps its last value for each first argument, and gives it again while each of the others is
 * the same, too. React starts a drawing over when something more urgent comes, and forgets what it had worked out.
 */
export function keepLast<First extends object, Others extends object, Value>(
	work: (first: First, others: Others) => Value,
): typeof work {
	const kept = new WeakMap<First, { others: Others; value: Value }>();
	return (first, others) => {
		const last = kept.get(first);
		if (last && isSame(last.others, others)) return last.value;
		const value = work(first, others);
		kept.set(first, { others, value });
		return value;
	};
}

const isSame = <Others extends object>(one: Others, other: Others) =>
	Object.keys({ ...one, ...other }).every(
		(name) => one[name as keyof Others] === other[name as keyof Others],
	);
