INSERT INTO ad_packages (code, name, discount_percent, min_ads, max_ads, valid_months) VALUES
  ('a-plus', 'A+', 10, 3, 5, 6),
  ('a-plus-plus', 'A++', 20, 6, 9, 6),
  ('a-plus-plus-plus', 'A+++', 30, 10, NULL, 12);
