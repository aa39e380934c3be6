import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.search.suggest.InputIterator;
import org.apache.lucene.search.suggest.Lookup;
import org.apache.lucene.search.suggest.analyzing.AnalyzingSuggester;
import org.apache.lucene.search.suggest.analyzing.FuzzySuggester;
import org.apache.lucene.store.*;
import org.apache.lucene.util.BytesRef;

/** Arguments: names (text, weight, city; tab separated), queries (one a line), folder for temporary files. */
public class LuceneSuggester {
  record Row(String text, long weight, String city) {}

  public static void main(String[] args) throws Exception {
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
      String[] cells = line.split("\t");
      rows.add(new Row(cells[0], Long.parseLong(cells[1]), cells[2]));
    }
    List<String> queries = Files.readAllLines(Path.of(args[1]), StandardCharsets.UTF_8);
    Directory folder = new MMapDirectory(Path.of(args[2]));
    var analyzer = new KeywordAnalyzer();
    long from = System.nanoTime();
    var exact = new AnalyzingSuggester(folder, "exact", analyzer);
    exact.build(new Rows(rows));
    var one = new FuzzySuggester(folder, "one", analyzer, analyzer, 3, 256, -1, true, 1, true, 1, 3, true);
    one.build(new Rows(rows));
    var two = new FuzzySuggester(folder, "two", analyzer, analyzer, 3, 256, -1, true, 2, true, 1, 3, true);
    two.build(new Rows(rows));
    double buildMs = (System.nanoTime() - from) / 1e6;
    double megabytes = (exact.ramBytesUsed() + one.ramBytesUsed() + two.ramBytesUsed()) / 1048576.0;
    long until = System.nanoTime() + 10_000_000_000L;
    for (int i = 0; System.nanoTime() < until; i++) {
      cascade(queries.get(i % queries.size()), exact, one, two);
      look(one, queries.get(i % queries.size()));
    }
    var out = new PrintStream(System.out, true, "UTF-8");
    out.println(buildMs + "\t" + megabytes);
    for (String query : queries) {
      double cascadeUs = 1e12, fuzzyUs = 1e12;
      List<Lookup.LookupResult> found = List.of();
      for (int round = 0; round < 3; round++) {
        long start = System.nanoTime();
        found = cascade(query, exact, one, two);
        cascadeUs = Math.min(cascadeUs, (System.nanoTime() - start) / 1e3);
        start = System.nanoTime();
        look(one, query);
        fuzzyUs = Math.min(fuzzyUs, (System.nanoTime() - start) / 1e3);
      }
      var cities = new LinkedHashSet<String>();
      for (var hit : found) cities.add(hit.payload.utf8ToString());
      out.println(cascadeUs + "\t" + fuzzyUs + "\t" + String.join(",", cities));
    }
  }

  /** Exact beginnings first, then one slip, then (from eight letters on) two: what our engine does. */
  static List<Lookup.LookupResult> cascade(String query, Lookup exact, Lookup one, Lookup two) throws IOException {
    var found = look(exact, query);
    if (found.isEmpty() && query.length() >= 4) found = look(one, query);
    return found.isEmpty() && query.length() >= 8 ? look(two, query) : found;
  }

  static List<Lookup.LookupResult> look(Lookup lookup, String query) throws IOException {
    return query.isEmpty() ? List.of() : lookup.lookup(query, false, 12);
  }

  static class Rows implements InputIterator {
    private final Iterator<Row> rows;
    private Row row;

    Rows(List<Row> all) { rows = all.iterator(); }

    public BytesRef next() {
      if (!rows.hasNext()) return null;
      row = rows.next();
      return new BytesRef(row.text());
    }
    public long weight() { return row.weight(); }
    public BytesRef payload() { return new BytesRef(row.city()); }
    public boolean hasPayloads() { return true; }
    public Set<BytesRef> contexts() { return null; }
    public boolean hasContexts() { return false; }
  }
}
